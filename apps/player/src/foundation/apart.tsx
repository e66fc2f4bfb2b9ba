import { memo, Suspense, type ComponentType } from 'react';

/**
 * A part of a page that React takes over in a step of its own, which lets a press in between. Nothing in it suspends. What its
 * parent does meanwhile does not reach it as long as it is given the same: otherwise React would have to take it over at once.
 */
export const apart = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Apart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
