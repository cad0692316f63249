// The desk of the expectations, in Discord's second set of components, written with discord.js.

import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  ComponentType,
  ContainerBuilder,
  FileBuilder,
  FileUploadBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  ModalBuilder,
  RadioGroupBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SeparatorSpacingSize,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';

const LAYOUT = MessageFlags.IsComponentsV2;
const ACCENT = 0x336699;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFUlEQVR4nGOwiXKriHLbEuXGAGcBAEAQBpGWNMdtAAAAAElFTkSuQmCC',
  'base64',
);

const text = (content) => new TextDisplayBuilder().setContent(content);
const row = (...parts) => new ActionRowBuilder().addComponents(parts);
const button = (id, label, style = ButtonStyle.Secondary) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

const formations = () => [
  { label: 'Wide', value: 'wide', description: 'Ten files.', emoji: { name: '↔️' } },
  { label: 'Deep', value: 'deep' },
];

function panel(told) {
  const section = new SectionBuilder()
    .addTextDisplayComponents(text('Knights'))
    .setButtonAccessory(button('desk-charge', 'Charge', ButtonStyle.Danger));
  const separator = new SeparatorBuilder().setSpacing(SeparatorSpacingSize.Large).setDivider(true);
  const rules = new ButtonBuilder()
    .setLabel('Rules')
    .setStyle(ButtonStyle.Link)
    .setURL('https://example.org/rules');
  const formation = new StringSelectMenuBuilder()
    .setCustomId('desk-formation')
    .setPlaceholder('Formation')
    .addOptions(formations());
  const general = new UserSelectMenuBuilder()
    .setCustomId('desk-generals')
    .setPlaceholder('Generals')
    .setMinValues(0)
    .setMaxValues(2);
  const container = new ContainerBuilder()
    .setAccentColor(ACCENT)
    .addTextDisplayComponents(text(told))
    .addSectionComponents(section)
    .addSeparatorComponents(separator)
    .addActionRowComponents(
      row(
        button('desk-later', 'Later'),
        button('desk-note', 'Note'),
        button('desk-orders', 'Orders', ButtonStyle.Primary),
        rules,
      ),
      row(formation),
      row(general),
    );
  return [container, text('-# foot')];
}

function pictures() {
  const banner = new ThumbnailBuilder().setURL('attachment://banner.png').setDescription('Ours');
  const field = new MediaGalleryItemBuilder().setURL('attachment://field.png').setSpoiler(true);
  const files = ['banner.png', 'field.png'].map((name) => ({ attachment: PNG, name }));
  return {
    components: [
      new SectionBuilder().addTextDisplayComponents(text('Banner')).setThumbnailAccessory(banner),
      new MediaGalleryBuilder().addItems(field),
      new FileBuilder().setURL('attachment://list.txt'),
      row(button('desk-seen', 'Seen')),
    ],
    files: [...files, { attachment: Buffer.from('Knights'), name: 'list.txt' }],
    flags: LAYOUT,
  };
}

const label = (words) => new LabelBuilder().setLabel(words);

function form() {
  const speech = new TextInputBuilder().setCustomId('speech').setStyle(TextInputStyle.Short);
  const formation = new StringSelectMenuBuilder()
    .setCustomId('formation')
    .addOptions(formations());
  const stance = new RadioGroupBuilder()
    .setCustomId('stance')
    .addOptions({ label: 'Hold', value: 'hold' }, { label: 'Run', value: 'run' });
  const gear = new CheckboxGroupBuilder()
    .setCustomId('gear')
    .setMaxValues(2)
    .addOptions({ label: 'Pikes', value: 'pikes' }, { label: 'Shields', value: 'shields' });
  const sworn = new CheckboxBuilder().setCustomId('sworn');
  return new ModalBuilder()
    .setCustomId('desk-orders')
    .setTitle('Orders')
    .addLabelComponents(
      label('Speech').setTextInputComponent(speech),
      label('Formation').setDescription('Of all.').setStringSelectMenuComponent(formation),
      label('Stance').setRadioGroupComponent(stance),
      label('Gear').setCheckboxGroupComponent(gear),
      label('Sworn').setCheckboxComponent(sworn),
    );
}

function roll() {
  const generals = new UserSelectMenuBuilder().setCustomId('generals').setMaxValues(2);
  const banner = new FileUploadBuilder().setCustomId('banner');
  return new ModalBuilder()
    .setCustomId('desk-roll')
    .setTitle('Roll')
    .addTextDisplayComponents(text('Whoever is there.'))
    .addLabelComponents(
      label('Generals').setUserSelectMenuComponent(generals),
      label('Banner').setFileUploadComponent(banner),
    );
}

function seen({ media, description, spoiler }) {
  const { width, height, content_type: kind } = media.data;
  const size = width ? ` ${width}x${height}` : '';
  const told = description ? ` ${description}` : '';
  return `${media.url.split('/').pop()} ${kind}${size}${told}${spoiler ? ' hidden' : ''}`;
}

const OUTLINES = {
  [ComponentType.Container]: (part) =>
    `container ${part.accentColor.toString(16)} (${outline(part.components)})`,
  [ComponentType.TextDisplay]: (part) => `text ${part.content}`,
  [ComponentType.Section]: (part) =>
    `section (${outline(part.components)}) beside ${outline([part.accessory])}`,
  [ComponentType.Thumbnail]: (part) => `picture ${seen(part)}`,
  [ComponentType.MediaGallery]: (part) => `pictures (${part.items.map(seen).join(', ')})`,
  [ComponentType.File]: (part) => `file ${seen({ media: part.file, spoiler: part.spoiler })}`,
  [ComponentType.Separator]: (part) => `separator ${part.spacing}${part.divider ? ' drawn' : ''}`,
  [ComponentType.ActionRow]: (part) => `row (${outline(part.components)})`,
  [ComponentType.Button]: (part) => `button ${part.style} ${part.customId ?? part.url} ${part.label}`,
  [ComponentType.StringSelect]: (part) => {
    const options = part.options.map((option) =>
      [option.value, option.description, option.emoji?.name].filter(Boolean).join(' '),
    );
    return `list ${part.placeholder} ${part.minValues}-${part.maxValues} (${options.join(', ')})`;
  },
  [ComponentType.UserSelect]: (part) =>
    `people ${part.placeholder} ${part.minValues}-${part.maxValues}`,
};

// What discord.js makes of the parts of a message, in words.
function outline(parts) {
  return parts.map((part) => OUTLINES[part.type](part)).join(', ');
}

export async function show(asked) {
  const how = asked.options.getString('how');
  if (how === 'roll') {
    await asked.showModal(roll());
  } else if (how === 'pictures') {
    await asked.reply(pictures());
  } else {
    const secret = how === 'secret' ? MessageFlags.Ephemeral : 0;
    await asked.reply({ components: panel('ready'), flags: LAYOUT | secret });
  }
}

export async function use(asked) {
  if (asked.customId === 'desk-orders') {
    await asked.showModal(form());
  } else if (asked.customId === 'desk-later') {
    await asked.deferUpdate();
    await asked.editReply({ components: panel('later'), flags: LAYOUT });
  } else if (asked.customId === 'desk-note') {
    await asked.deferReply({ flags: MessageFlags.Ephemeral });
    await asked.editReply({ components: [text('first')], flags: LAYOUT });
    const flags = LAYOUT | MessageFlags.Ephemeral;
    const message = await asked.followUp({ components: [text('second')], flags });
    const read = `${outline(message.components)}, then third`;
    await asked.editReply({ message, components: [text(read)] });
  } else if (asked.customId === 'desk-seen') {
    const told = text(outline(asked.message.components));
    await asked.reply({ components: [told], flags: LAYOUT | MessageFlags.Ephemeral });
  } else if (asked.customId === 'desk-charge') {
    await asked.update({ components: panel(outline(asked.message.components)) });
  } else {
    const picked = asked.users?.map((user) => user.username) ?? asked.values;
    await asked.update({ components: panel(`picked ${picked.join(', ')}`) });
  }
}

export async function submit(asked) {
  const { fields } = asked;
  if (asked.customId === 'desk-roll') {
    const names = fields.getSelectedMembers('generals').map((member) => member.user.username);
    const files = fields.getUploadedFiles('banner').map((file) => file.name);
    const flags = LAYOUT | MessageFlags.Ephemeral;
    await asked.reply({ components: [text([...names, ...files].join(', '))], flags });
    return;
  }
  const told = [
    fields.getTextInputValue('speech'),
    ...fields.getStringSelectValues('formation'),
    fields.getRadioGroup('stance'),
    ...fields.getCheckboxGroup('gear'),
    fields.getCheckbox('sworn'),
  ];
  await asked.update({ components: panel(told.join(', ')) });
}
