// The bot of the expectations, written with discord.js: `node discord_js_bot.mjs`.

import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  Routes,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';

import * as desk from './discord_js_desk.mjs';

const UNITS = ['Archers', 'Knights', 'Spearmen'];
const SUBCOMMANDS = ['write', 'wait', 'whisper', 'hurry', 'chart', 'emblem'];

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${process.env.TABLE_HTTP}/api` },
});

async function register() {
  const shots = (option) =>
    option.setName('shots').setDescription('How many.').setRequired(true).setMinValue(1);
  const unit = (option) => option.setName('unit').setDescription('Who.').setAutocomplete(true);
  const volley = new SlashCommandBuilder()
    .setName('volley')
    .setDescription('Shoots.')
    .addIntegerOption(shots)
    .addStringOption(unit);
  const report = new SlashCommandBuilder().setName('report').setDescription('Reports.');
  for (const name of SUBCOMMANDS) {
    report.addSubcommand((command) => command.setName(name).setDescription(`To ${name}.`));
  }
  const muster = new SlashCommandBuilder()
    .setName('muster')
    .setDescription('Counts.')
    .addUserOption((option) => option.setName('who').setDescription('Needed.').setRequired(true))
    .addAttachmentOption((option) =>
      option.setName('list').setDescription('Needed.').setRequired(true),
    );
  const shown = new SlashCommandBuilder()
    .setName('desk')
    .setDescription('Shows the desk.')
    .addStringOption((option) => option.setName('how').setDescription('To whom.'));
  client.rest.setToken(process.env.TABLE_TOKEN);
  const { id } = await client.rest.get(Routes.currentApplication());
  await client.rest.put(Routes.applicationCommands(id), { body: [volley, report, muster, shown] });
}

const commands = {
  desk: desk.show,

  async volley(asked) {
    const embed = new EmbedBuilder()
      .setTitle(asked.options.getString('unit') ?? 'nobody')
      .setDescription(`${asked.options.getInteger('shots')} shots`);
    const again = new ButtonBuilder()
      .setCustomId('again')
      .setLabel('Again')
      .setStyle(ButtonStyle.Primary);
    const row = new ActionRowBuilder().addComponents(again);
    await asked.reply({ embeds: [embed], components: [row] });
  },

  async emblem(asked) {
    const { emojis } = client.application;
    const attachment = Buffer.from('GIF89a emblem');
    const made = await emojis.create({ attachment, name: 'emblem' });
    await emojis.edit(made.id, { name: 'banner' });
    const [known] = (await emojis.fetch()).values();
    await emojis.delete(made.id);
    emojis.cache.clear();
    const left = await emojis.fetch();
    await asked.reply(`${known} ${left.size}`);
  },

  async muster(asked) {
    const member = asked.options.getMember('who');
    const file = asked.options.getAttachment('list');
    const read = await (await fetch(file.url)).text();
    const parts = [member.user.username, file.name, read, asked.locale, asked.user.username];
    await asked.reply(parts.join(', '));
  },

  async write(asked) {
    const text = new TextInputBuilder()
      .setCustomId('text')
      .setLabel('Text')
      .setStyle(TextInputStyle.Short);
    const row = new ActionRowBuilder().addComponents(text);
    await asked.showModal(
      new ModalBuilder().setCustomId('report').setTitle('Report').addComponents(row),
    );
  },

  async wait(asked) {
    await asked.deferReply();
    await asked.editReply('waited');
  },

  async whisper(asked) {
    await asked.reply('aloud');
    const said = await asked.fetchReply();
    const content = `whispered after ${said.content}`;
    await asked.followUp({ content, flags: MessageFlags.Ephemeral });
  },

  async hurry(asked) {
    await asked.reply('0');
    for (let number = 1; number < 8; number += 1) await asked.followUp(String(number));
  },

  async chart(asked) {
    const file = { attachment: Buffer.from('chart'), name: 'chart.txt' };
    await asked.reply({ content: 'charted', files: [file] });
  },
};

client.on(Events.InteractionCreate, async (asked) => {
  if (asked.isAutocomplete()) {
    const typed = asked.options.getFocused().toLowerCase();
    const found = UNITS.filter((name) => name.toLowerCase().includes(typed));
    await asked.respond(found.map((name) => ({ name, value: name })));
  } else if (asked.customId?.startsWith('desk-')) {
    await (asked.isModalSubmit() ? desk.submit : desk.use)(asked);
  } else if (asked.isButton()) {
    await asked.update({ content: 'again', embeds: [], components: [] });
  } else if (asked.isModalSubmit()) {
    await asked.reply(`reported: ${asked.fields.getTextInputValue('text')}`);
  } else if (asked.isChatInputCommand()) {
    await commands[asked.options.getSubcommand(false) ?? asked.commandName](asked);
  }
});

process.on('SIGTERM', () => client.destroy().then(() => process.exit(0)));

await register();
await client.login(process.env.TABLE_TOKEN);
