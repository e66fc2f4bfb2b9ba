// Tells the parts of a long page when they come near to what is seen, and when they are far again.
/** Pixels: what a thumb moves in the time in which a part is built. */
const margin = 300;

/** `isUrgent`: what is told holds for the very next frame. */
type Listener = (isNear: boolean, isUrgent: boolean) => void;

export type NearView = {
  /** Returns a function that stops it. */
  watch: (part: Element, listener: Listener) => () => void;
  /** Tells all parts at once, after the page jumped. */
  lookNow: () => void;
};

export function createNearView(): NearView {
  const parts = new Map<Element, Listener>();
  let observer: IntersectionObserver | null = null;
  const open = (): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          parts.get(target)?.(isIntersecting, false);
      },
      { rootMargin: `${margin}px 0px` },
    );
  return {
    watch: (part, listener) => {
      if (typeof IntersectionObserver === 'undefined') {
        // All of it is built.
        listener(true, true);
        return () => undefined;
      }
      parts.set(part, listener);
      observer ??= open();
      observer.observe(part);
      return () => {
        parts.delete(part);
        observer?.unobserve(part);
      };
    },
    lookNow: () => {
      for (const [part, listener] of parts) {
        const { top, bottom } = part.getBoundingClientRect();
        listener(bottom > -margin && top < window.innerHeight + margin, true);
      }
    },
  };
}
