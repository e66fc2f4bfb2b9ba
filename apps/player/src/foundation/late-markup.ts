// Markup that the server renders and whose code is loaded after the form's, because it works without scripts. React must not touch the
// server's markup before the code is loaded, so such a component is rendered once.
const retryMs = 2_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, retryMs));

/** True in the browser's build; the server and tests need the component at once. */
export const isLate = import.meta.env.PROD && !import.meta.env.SSR;

/** Repeats the load until it succeeds. Never rejects, because a lost connection must not unmount the form. */
export const keepLoading = <C>(load: () => Promise<C>): Promise<{ default: C }> =>
  load().then(
    (part) => ({ default: part }),
    async () => {
      await wait();
      return keepLoading(load);
    },
  );
