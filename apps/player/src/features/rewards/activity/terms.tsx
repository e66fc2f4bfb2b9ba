// The terms of a promotion. What cleans them is fetched when there are any to show (V3).
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './activity.module.css';

export function Terms({ html }: { html: string }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import('./clean-terms.ts').then(
      ({ cleanTerms }) => isWanted && place.current?.replaceChildren(cleanTerms(html)),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [html]);
  return (
    <section className={css.terms}>
      <h2 className="text-heading">{t('rewards.terms')}</h2>
      <div ref={place} className="text-small" />
      {hasFailed && <p className="text-muted text-small">{t('site.unavailable')}</p>}
    </section>
  );
}
