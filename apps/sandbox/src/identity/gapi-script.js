// The part of Google's script for frames that the SDK uses (vendors.md 5). The site's sign-in page loads it before the SDK.
(() => {
  class Iframe {
    #element;
    #origin;
    #handlers = new Map();
    #waiting = [];
    #answers = new Map();
    #turn = 0;
    #ready;
    constructor(element) {
      this.#element = element;
      this.#origin = new URL(element.src).origin;
      this.#ready = new Promise((resolve) => {
        window.addEventListener('message', ({ origin, source, data }) => {
          if (origin !== this.#origin || source !== element.contentWindow) return;
          if (data?.stand !== 'in') return;
          if (data.kind === 'ready') resolve();
          if (data.kind === 'event') this.#take(data);
          if (data.kind === 'answer') this.#answer(data);
        });
      });
    }
    #take(event) {
      const handle = this.#handlers.get(event.type);
      if (!handle) return void this.#waiting.push(event);
      const value = handle(event.value);
      this.#post({ kind: 'answer', turn: event.turn, value });
    }
    #answer({ turn, value }) {
      try {
        this.#answers.get(turn)?.([value]);
      } catch {
        // The SDK always throws when it handles the answer; Google's script ignores that.
      }
    }
    #post(message) {
      this.#element.contentWindow?.postMessage({ stand: 'in', ...message }, this.#origin);
    }
    register(type, handle) {
      this.#handlers.set(type, handle);
      const waiting = this.#waiting.filter((event) => event.type === type);
      this.#waiting = this.#waiting.filter((event) => event.type !== type);
      for (const event of waiting) this.#take(event);
    }
    send(type, value, answer) {
      this.#turn += 1;
      if (answer) this.#answers.set(this.#turn, answer);
      this.#post({ kind: 'event', type, value, turn: this.#turn });
    }
    ping(answer) {
      return this.#ready.then(() => answer?.());
    }
    restyle() {
      return Promise.resolve();
    }
  }
  const open = ({ url, where, attributes = {} }, opened) => {
    const element = document.createElement('iframe');
    const { style = {}, ...others } = attributes;
    for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
    Object.assign(element.style, style);
    element.src = url;
    const frame = new Iframe(element);
    where.append(element);
    return opened(frame);
  };
  window.gapi = {
    iframes: {
      Iframe,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open }),
      getParentIframe: () => null,
    },
  };
})();
