// The way to an outside chat (CHAT-02): asks for its address, says that it opens, and leaves for it.
import { sayFailure } from '#foundation/api/failure.ts';
import { endsSession } from '#foundation/api/outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

type OutsideChatState =
  | { step: 'asking' }
  /** The page stays in this step if an app or the browser opens the chat elsewhere. */
  | { step: 'opening'; address: string }
  | { step: 'failed'; say: Phrase };

type OutsideChatOptions = {
  ask: (signal: AbortSignal) => Promise<string>;
  leave: (address: string) => void;
};

type OutsideChat = Readable<OutsideChatState> & {
  /** Begins, and returns a function that stops it because the page is left. */
  start: () => () => void;
  retry: () => void;
};

const restMs = 500;

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

export function createOutsideChat({ ask, leave }: OutsideChatOptions): OutsideChat {
  const store = createStore<OutsideChatState>({ step: 'asking' });
  let control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    control.abort();
    clearTimeout(timer);
  }
  async function open(): Promise<void> {
    stop();
    const { signal } = (control = new AbortController());
    store.set({ step: 'asking' });
    try {
      const address = await ask(signal);
      if (signal.aborted) return;
      if (!isWebAddress(address)) throw new Error('the address of the chat is none of the web');
      store.set({ step: 'opening', address });
      timer = setTimeout(() => leave(address), restMs);
    } catch (error) {
      // The end of a session shows its own message.
      if (signal.aborted || endsSession(error)) return;
      store.set({ step: 'failed', say: sayFailure(error) });
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      void open();
      return stop;
    },
    retry: () => void open(),
  };
}
