import { useEffect, useRef, useState, type RefObject } from 'react';

/** HTML of an operator in the element of the ref. The code that cleans it is loaded here (V3). */
export function useOperatorHtml(html: string): {
  place: RefObject<HTMLDivElement | null>;
  hasFailed: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import('./clean-html.ts').then(
      ({ cleanHtml }) => isWanted && place.current?.replaceChildren(cleanHtml(html)),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [html]);
  return { place, hasFailed };
}
