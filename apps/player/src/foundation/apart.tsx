import { memo, Suspense, type ComponentType } from 'react';

/**
 * Wraps a part of a page so that React hydrates it in a task that follows, which lets a press in between. Nothing in it suspends.
 * With unchanged props it ignores its parent's renders; otherwise React would have to hydrate it at once.
 */
export const apart = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Apart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
