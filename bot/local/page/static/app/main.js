// The page: what is known, what is shown, what a player does.
import { render } from "preact";
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { Composer } from "./channel/composer.js";
import { PinsDialog, ThreadDialog } from "./channel/dialogs.js";
import { ChannelHead, nameOf } from "./channel/head.js";
import { Sidebar } from "./channel/sidebar.js";
import { FormDialog } from "./controls/form.js";
import { Message } from "./message/message.js";
import { Connection } from "./table/connection.js";
import { day } from "./table/local.js";
import { memory } from "./table/memory.js";
import { isUnread, nothing, reduce } from "./table/store.js";
import { knowWords } from "./text/custom_emoji.js";
import { knowChannels } from "./text/markup.js";
import { say } from "./text/words.js";

const SOON = 5 * 60 * 1000;
const AT_THE_END = 80;
const TYPING_LASTS = 10000;

function follows(message, before) {
  return (
    before &&
    !newDay(message, before) &&
    before.author.id === message.author.id &&
    !before.notice &&
    !message.answers &&
    !message.asker &&
    before.private === message.private &&
    new Date(message.at) - new Date(before.at) < SOON
  );
}

function newDay(message, before) {
  const of = (message) => new Date(message.at).toDateString();
  return before ? of(before) !== of(message) : of(message) !== new Date().toDateString();
}

function Welcome({ words, line }) {
  return html`<section class="welcome">
    <img src="/page/banner.svg" alt="" />
    <h2>${say(words, "welcome")}</h2>
    <p>${say(words, "welcome-about")}</p>
    <div class="controls">
      <button type="button" class="button leading" onClick=${() => line("/roll 3d6")}>
        ${say(words, "first-roll")}
      </button>
      <button type="button" class="button plain" onClick=${() => line("/battle start")}>
        ${say(words, "start-battle")}
      </button>
      <button type="button" class="button plain" onClick=${() => line("/help")}>
        ${say(words, "help")}
      </button>
    </div>
    <p class="hint">${say(words, "welcome-hint")}</p>
  </section>`;
}

function Messages({ state, act, answer, older, line, open, jump, openThread }) {
  const box = useRef(null);
  const atEnd = useRef(true);
  const found = useRef(null);
  const seen = useRef(null);
  const channel = state.channels.find((each) => each.id === state.here);
  const [away, setAway] = useState(false);
  const list = state.messages[state.here];
  const newest = list?.at(-1);
  const apart = state.apart[state.here];

  const scrolled = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    atEnd.current = scrollHeight - scrollTop - clientHeight < AT_THE_END;
    if (atEnd.current) setAway(false);
  };
  const toEnd = () => {
    if (apart) open(state.here);
    box.current.scrollTop = box.current.scrollHeight;
    atEnd.current = true;
    setAway(false);
  };
  useLayoutEffect(() => {
    atEnd.current = true;
  }, [state.here]);
  useLayoutEffect(() => {
    if (state.target && state.target !== found.current) return;
    const shown = newest && !newest.loading ? newest.id : null;
    const isNew = shown && shown !== seen.current;
    seen.current = shown;
    const mine = isNew && (newest.author.id === state.me.id || newest.asker === state.me.name);
    if (apart || !(atEnd.current || mine)) {
      setAway(true);
      return;
    }
    toEnd();
    // What is longer than the screen is read from its beginning.
    const start = isNew ? document.getElementById(`message-${shown}`).offsetTop : Infinity;
    box.current.scrollTop = Math.min(box.current.scrollTop, start);
  }, [state.here, newest?.id, newest?.edited, newest?.embeds.length, newest?.loading, newest?.components.length, newest?.reactions.length]);
  useLayoutEffect(() => {
    // What grows without being new, such as a desk that is edited, does not push its end away.
    const follow = () => atEnd.current && (box.current.scrollTop = box.current.scrollHeight);
    const growth = new ResizeObserver(follow);
    growth.observe(box.current);
    growth.observe(box.current.querySelector("ol"));
    return () => growth.disconnect();
  }, []);
  useLayoutEffect(() => {
    const node = state.target && document.getElementById(`message-${state.target.message}`);
    if (!node) return undefined;
    found.current = state.target;
    atEnd.current = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("found");
    const timer = setTimeout(() => node.classList.remove("found"), 2500);
    return () => clearTimeout(timer);
  }, [state.target]);

  return html`<div class="scroll" ref=${box} onScroll=${scrolled} tabindex="0" role="region" aria-label=${say(state.words, "messages")}>
    ${list &&
    !state.more[state.here] &&
    list.length === 0 &&
    !channel?.parent &&
    !channel?.direct &&
    html`<${Welcome} words=${state.words} line=${line} />`}
    ${state.more[state.here] &&
    html`<button type="button" class="button plain older" onClick=${older}>
      ${say(state.words, "older")}
    </button>`}
    <ol aria-live="polite" aria-relevant="additions">
      ${list?.map((message, index) => [
        newDay(message, list[index - 1]) &&
        html`<li key=${`day-${message.id}`} class="day">${day(message.at, state.locale)}</li>`,
        html`<${Message}
          key=${message.id}
          message=${message}
          follows=${follows(message, list[index - 1])}
          words=${state.words}
          locale=${state.locale}
          ...${{ act, answer, state, open, jump, openThread }}
        />`,
      ])}
    </ol>
    ${(away || apart) &&
    html`<button type="button" class="button leading latest" onClick=${toEnd}>
      ${say(state.words, "latest")}
    </button>`}
  </div>`;
}

function App() {
  const [state, dispatch] = useReducer(reduce, nothing);
  knowChannels(state.channels);
  knowWords(state.words);
  const [theme, setTheme] = useState(memory.theme);
  const [answering, setAnswering] = useState(null);
  const [menu, setMenu] = useState(false);
  const [pinsShown, setPinsShown] = useState(false);
  const [threading, setThreading] = useState(null);
  const [focus, setFocus] = useState(0);
  const table = useRef(null);
  const known = useRef(state);
  known.current = state;

  const ask = useCallback((wanted, data) => table.current.ask(wanted, data), []);

  const open = useCallback(
    async (channel) => {
      const told = await ask("open", { channel });
      if (told.error || told.lost) return;
      dispatch({ kind: "opened", channel, ...told });
      memory.keepChannel(known.current.me.name, channel);
      setMenu(false);
      setAnswering(null);
    },
    [ask],
  );

  const jump = useCallback(
    async (channel, message) => {
      const list = known.current.here === channel ? known.current.messages[channel] : null;
      if (list?.some((line) => line.id === message)) {
        dispatch({ kind: "target", target: { message } });
        return;
      }
      const told = await ask("around", { message });
      if (told.lost) return;
      if (told.error) dispatch({ kind: "notice", text: told.error });
      else dispatch({ kind: "opened", channel, ...told, target: { message } });
    },
    [ask],
  );

  const enter = useCallback(
    async (name) => {
      const locale = memory.locale;
      const told = await ask("enter", { name, locale });
      if (told.lost) return;
      if (told.error) {
        dispatch({ kind: "notice", text: told.error });
        return;
      }
      memory.name = told.me.name;
      document.documentElement.lang = told.locale;
      const before = known.current.me?.name === told.me.name ? known.current.here : null;
      const wanted = before ?? memory.channel(told.me.name);
      const here = told.channels.some((each) => each.id === wanted) ? wanted : told.here;
      dispatch({ kind: "entered", ...told, here, read: memory.read(told.me.name) });
      await open(here);
    },
    [ask, open],
  );

  // Whatever the bot answers comes as an event; here only what it refuses, or a form it opens.
  const act = useCallback(
    async (wanted, data) => {
      dispatch({ kind: "notice", text: null });
      const told = await ask(wanted, data);
      if (told.error && wanted !== "submit") dispatch({ kind: "notice", text: told.error });
      if (told.form) dispatch({ kind: "form", form: told.form });
      return told;
    },
    [ask],
  );

  useEffect(() => {
    table.current = new Connection({
      onOpen: () => {
        dispatch({ kind: "connected" });
        enter(known.current.me?.name ?? memory.name);
      },
      onLost: () => dispatch({ kind: "lost" }),
      onEvent: (event) => {
        const change = { ...event, kind: event.event };
        dispatch(change);
        if (event.event === "channel-gone" && event.id === known.current.here) {
          const other = known.current.channels.find((each) => each.id !== event.id && !each.parent && !each.direct);
          if (other) open(other.id);
        }
        if (event.event === "typing") {
          setTimeout(() => dispatch({ kind: "typed", typed: change }), TYPING_LASTS);
        }
      },
    });
    const seen = () => !document.hidden && dispatch({ kind: "seen" });
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);

  useEffect(() => {
    if (!menu) return undefined;
    const shut = (event) => {
      if (event.key !== "Escape") return;
      setMenu(false);
      document.querySelector(".burger").focus();
    };
    document.addEventListener("keydown", shut);
    return () => document.removeEventListener("keydown", shut);
  }, [menu]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  useEffect(() => {
    if (state.me) memory.keepRead(state.me.name, state.read);
  }, [state.read, state.me]);

  const unread = state.channels.filter((each) => isUnread(state, each)).length;
  useEffect(() => {
    const here = state.channels.find((each) => each.id === state.here);
    document.title = `${unread ? `(${unread}) ` : ""}${here ? `${here.direct ? "@" : "#"}${nameOf(here, state.people)} · ` : ""}Vexille`;
  }, [unread, state.here, state.channels]);

  if (!state.entered) return html`<main class="waiting"><h1>Vexille</h1></main>`;

  const { words } = state;
  const channel = state.channels.find((each) => each.id === state.here);
  const choose = (what, value) => {
    memory[what] = value;
    if (what === "theme") setTheme(value);
    else enter(state.me.name);
  };
  const become = (name) => enter(name);
  const addChannel = async (name) => {
    const told = await ask("channel", { name });
    if (told.error) dispatch({ kind: "notice", text: told.error });
    if (told.channel) await open(told.channel.id);
  };
  const older = async () => {
    const before = state.messages[state.here][0]?.id;
    const told = await ask("older", { channel: state.here, before });
    if (!told.error && !told.lost) {
      dispatch({ kind: "older", channel: state.here, messages: told.messages, more: told.more });
    }
  };
  const openThread = (start) => setThreading({ start, channel });
  const writer = state.typing[state.here];
  const line = async (text) => {
    await act("line", { channel: state.here, text });
    setFocus((turn) => turn + 1);
  };

  return html`
    <${Sidebar} ...${{ state, open, become, addChannel, choose, theme, shown: menu }} />
    ${menu && html`<div class="veil" onClick=${() => setMenu(false)}></div>`}
    <main>
      <header>
        <button
          type="button"
          class="burger"
          aria-expanded=${menu}
          aria-controls="sidebar"
          aria-label=${say(words, "menu")}
          onClick=${() => setMenu(!menu)}
        >
          ☰${unread > 0 && html`<i></i>`}
        </button>
        <${ChannelHead} ...${{ channel, state, act, showPins: () => setPinsShown(true), openThread }} />
      </header>
      <${Messages}
        ...${{ state, act, answer: setAnswering, older, line, open, jump, openThread }}
      />
      <p class="typing" aria-live="polite">
        ${writer && say(words, "typing", { name: writer.person.name })}
      </p>
      <${Composer} ...${{ channel, people: state.people, words, ask, act, answering, setAnswering, focus, largest: state.largest }}
        ...${{ forget: () => state.notice && dispatch({ kind: "notice", text: null }) }}
      >
        <div role="status" aria-live="assertive">
          ${!state.connected && html`<p class="wrong">${say(words, "reconnecting")}</p>`}
          ${state.notice && html`<p class="wrong">${state.notice}</p>`}
        </div>
      <//>
    </main>
    ${pinsShown &&
    channel &&
    html`<${PinsDialog}
      ...${{ channel, known: state.messages[channel.id], words, locale: state.locale }}
      ...${{ ask, act, jump, close: () => setPinsShown(false) }}
    />`}
    ${threading &&
    html`<${ThreadDialog}
      ...${{ ...threading, words, ask, open, close: () => setThreading(null) }}
    />`}
    ${state.form &&
    html`<${FormDialog}
      key=${state.form.id}
      ...${{ form: state.form, words, act, lists: state, largest: state.largest, close: () => dispatch({ kind: "form", form: null }) }}
    />`}
  `;
}

render(html`<${App} />`, document.getElementById("app"));
