// Markup that the server renders and whose code is loaded after the form's, because it works without scripts.
import { lazy, memo, Suspense, type ComponentType, type LazyExoticComponent } from 'react';

const retryMs = 2_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, retryMs));

type Load<C> = () => Promise<C>;

/** Repeats the load until it succeeds. Never rejects, because a lost connection must not unmount the form. */
const keepLoading = <C,>(load: Load<C>): Promise<{ default: C }> =>
  load().then(
    (part) => ({ default: part }),
    async () => {
      await wait();
      return keepLoading(load);
    },
  );

/** Creates the component whose code the browser loads late. The server and tests load it before they render. */
export const lateComponent = <P,>(
  load: Load<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => keepLoading(load));

/** Renders the component once, because React must not touch the server's markup before the code is loaded. */
export const renderedOnce = <P extends object>(Part: ComponentType<P>) =>
  memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
