// The socket to the table: requests with numbered answers, and events that come by themselves.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Connection {
  #socket = null;
  #number = 0;
  #open = new Map();
  #wait = FIRST_WAIT;

  constructor({ onEvent, onOpen, onLost }) {
    this.onEvent = onEvent;
    this.onOpen = onOpen;
    this.onLost = onLost;
    this.#connect();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/hub`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.onOpen();
    });
    socket.addEventListener("message", (frame) => this.#take(JSON.parse(frame.data)));
    socket.addEventListener("close", () => this.#lost());
  }

  #take(data) {
    if (data.event) {
      this.onEvent(data);
      return;
    }
    const resolve = this.#open.get(data.re);
    this.#open.delete(data.re);
    resolve?.(data);
  }

  #lost() {
    for (const resolve of this.#open.values()) resolve({ lost: true });
    this.#open.clear();
    this.onLost();
    setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  // Resolves to the answer; `error` holds a sentence, `lost` says that the table is gone.
  ask(wanted, data = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve({ lost: true });
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#open.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, do: wanted, ...data }));
    });
  }
}
