// Notifies the parts of a long page when they come near the viewport, and when they leave it.
/** Distance in pixels: how far a thumb scrolls while a part is built. */
const margin = 300;

/** Called with whether the part is near; `isUrgent`: the change must be in the next frame. */
type Listener = (isNear: boolean, isUrgent: boolean) => void;

export type NearView = {
  /** Observes a part, and returns a function that stops that. */
  watch: (part: Element, listener: Listener) => () => void;
  /** Notifies all parts at once, after the page jumped. */
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
        // Without the observer, every part is built.
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
