// Results of a sign-in by the native app, which calls a function of the window (docs/wire.md).
const name = 'onThirdPartyLogin';

/** Listens for results, and returns a function that stops that. Only the latest listener is called. */
export function onAppResult(hear: (result: unknown) => void): () => void {
  const here = window as unknown as Record<typeof name, typeof hear | undefined>;
  here[name] = hear;
  return () => {
    if (here[name] === hear) Reflect.deleteProperty(window, name);
  };
}
