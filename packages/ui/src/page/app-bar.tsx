import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from './link.tsx';

type Props = {
  /** Identity of the site: its mark, its name, and where both lead. */
  brand?: { mark: ReactNode; name: string; href: string };
  /** Of a page below the tabs: usually an IconButton with a caret. */
  back?: ReactNode;
  title?: string;
  /** IconButtons and the like, at the end. */
  children?: ReactNode;
};

/** Stays at the top; gains glass and a hairline once the page has moved under it. */
export function AppBar({ brand, back, title, children }: Props) {
  const [mark, isStuck] = useStuck();
  return (
    <>
      <span ref={mark} className="appbar-mark" aria-hidden="true" />
      <header
        className={classNames('appbar', back !== undefined && 'appbar--sub', isStuck && 'is-stuck')}
      >
        {brand && (
          <Link className="logo" href={brand.href}>
            {brand.mark}
            <span className="ltr one-line">{brand.name}</span>
          </Link>
        )}
        {back}
        {title !== undefined && (
          <h1
            className={
              back === undefined ? 'text-display title title--start one-line' : 'text-heading title'
            }
          >
            {title}
          </h1>
        )}
        {children ?? (back !== undefined && <span className="appbar-gap" />)}
      </header>
    </>
  );
}

/** A mark at the top of the page that leaves the view when the page scrolls: no scroll handler. */
function useStuck() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setStuck(!entry.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isStuck] as const;
}
