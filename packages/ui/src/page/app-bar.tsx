import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from './link.tsx';

type Props = {
  /** The site's mark and name, and the target of both. */
  brand?: { mark: ReactNode; name: string; href: string };
  /** Back button of a page below the tabs: usually an IconButton with a caret. */
  back?: ReactNode;
  title?: string;
  /** Buttons at the end of the bar. */
  children?: ReactNode;
};

/** Bar at the top of the page; gets a glass background and a hairline once the page is scrolled. */
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

/** Returns a ref for an element at the top of the page, and whether it is out of view. Needs no scroll handler. */
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
