// Short notes between the tabs of one origin.
export type TabNotes<T> = {
  tell: (note: T) => void;
  listen: (listener: (note: T) => void) => void;
};

/** Opens a channel of notes. In a browser that refuses it nothing is heard. */
export function openTabNotes<T>(name: string, isNote: (data: unknown) => data is T): TabNotes<T> {
  try {
    const channel = new BroadcastChannel(name);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: only this origin hears it
      tell: (note) => channel.postMessage(note),
      listen: (listener) =>
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (isNote(data)) listener(data);
        }),
    };
  } catch {
    return { tell: () => undefined, listen: () => undefined };
  }
}
