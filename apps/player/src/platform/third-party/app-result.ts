// What the native app says to the page of a sign-in that it did itself: it calls a function of the window (docs/wire.md).
const name = 'onThirdPartyLogin';

/** Answers how to stop. The latest who listens is told. */
export function onAppResult(hear: (result: unknown) => void): () => void {
  const here = window as unknown as Record<typeof name, typeof hear | undefined>;
  here[name] = hear;
  return () => {
    if (here[name] === hear) Reflect.deleteProperty(window, name);
  };
}
