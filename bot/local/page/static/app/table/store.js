// What is known of the table, and how it changes.

export const nothing = {
  entered: false,
  connected: false,
  words: {},
  locale: "en",
  me: null,
  people: [],
  channels: [],
  roles: [],
  largest: 0,
  here: null,
  messages: {},
  more: {},
  read: {},
  form: null,
  notice: null,
  menus: { message: [], person: [] },
  apart: {},
  target: null,
  typing: {},
};

// Ids grow with time but exceed what a number holds exactly.
export function later(id, other) {
  return id.length === other.length ? id > other : id.length > other.length;
}

function byName(item, other) {
  return item.name.localeCompare(other.name);
}

function put(list, item) {
  const at = list.findIndex((entry) => entry.id === item.id);
  return at < 0 ? [...list, item] : list.with(at, item);
}

function withMessage(known, message) {
  if (known.some((each) => each.id === message.id)) return put(known, message);
  const after = known.findIndex((each) => later(each.id, message.id));
  return after < 0 ? [...known, message] : known.toSpliced(after, 0, message);
}

function marked(state, channel) {
  const list = state.messages[channel] ?? [];
  const newest = list.at(-1)?.id;
  return newest ? { ...state.read, [channel]: newest } : state.read;
}

export function reduce(state, act) {
  switch (act.kind) {
    case "connected":
      return { ...state, connected: true };
    case "lost":
      return { ...state, connected: false };
    case "entered":
      return {
        ...state,
        entered: true,
        words: act.words,
        locale: act.locale,
        me: act.me,
        people: act.people.toSorted(byName),
        channels: act.channels,
        roles: act.roles,
        largest: act.largest,
        here: act.here,
        messages: {},
        more: {},
        read: act.read,
        form: null,
        notice: null,
        apart: {},
        target: null,
        typing: {},
      };
    case "opened": {
      const messages = { ...state.messages, [act.channel]: act.messages };
      const next = { ...state, here: act.channel, messages, notice: null };
      next.more = { ...state.more, [act.channel]: act.more };
      next.menus = act.menus ?? state.menus;
      // Around an old message, what comes after the last one shown is not known here.
      next.apart = { ...state.apart, [act.channel]: Boolean(act.newer) };
      next.target = act.target ?? null;
      if (act.newer) return next;
      next.read = marked(next, act.channel);
      return next;
    }
    case "older": {
      const known = state.messages[act.channel] ?? [];
      const messages = { ...state.messages, [act.channel]: [...act.messages, ...known] };
      return { ...state, messages, more: { ...state.more, [act.channel]: act.more } };
    }
    case "message": {
      const { channel } = act.message;
      const channels = state.channels.map((each) => {
        const last = !each.last || later(act.message.id, each.last) ? act.message.id : each.last;
        return each.id === channel ? { ...each, last } : each;
      });
      const typing = { ...state.typing };
      if (typing[channel]?.person.id === act.message.author.id) delete typing[channel];
      const known = state.messages[channel];
      const apart = state.apart[channel] && !known.some((each) => each.id === act.message.id);
      if (!known || apart) return { ...state, channels, typing };
      const messages = { ...state.messages, [channel]: withMessage(known, act.message) };
      const next = { ...state, channels, messages, typing };
      if (channel === state.here && !document.hidden) next.read = marked(next, channel);
      return next;
    }
    case "message-gone": {
      const messages = Object.fromEntries(
        Object.entries(state.messages).map(([channel, list]) => [
          channel,
          list.filter((each) => each.id !== act.id),
        ]),
      );
      return { ...state, messages };
    }
    case "channel":
      return { ...state, channels: put(state.channels, act.channel) };
    case "channel-gone":
      return { ...state, channels: state.channels.filter((each) => each.id !== act.id) };
    case "person":
      return { ...state, people: put(state.people, act.person).toSorted(byName) };
    case "target":
      return { ...state, target: act.target };
    case "typing":
      return { ...state, typing: { ...state.typing, [act.channel]: act } };
    case "typed": {
      const typing = { ...state.typing };
      if (typing[act.typed.channel] === act.typed) delete typing[act.typed.channel];
      return { ...state, typing };
    }
    case "form":
      return { ...state, form: act.form };
    case "notice":
      return { ...state, notice: act.text };
    case "seen":
      return { ...state, read: marked(state, state.here) };
    default:
      return state;
  }
}

export function isUnread(state, channel) {
  if (channel.id === state.here || !channel.last) return false;
  const mark = state.read[channel.id];
  return !mark || later(channel.last, mark);
}
