// The terms of a promotion, as the operator's HTML.
import { useOperatorHtml } from '#foundation/operator-html/use-operator-html.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './activity.module.css';

export function Terms({ html }: { html: string }) {
  const t = useTranslate();
  const { place, hasFailed } = useOperatorHtml(html);
  return (
    <section className={css.terms}>
      <h2 className="text-heading">{t('rewards.terms')}</h2>
      <div ref={place} className="text-small" />
      {hasFailed && <p className="text-muted text-small">{t('site.unavailable')}</p>}
    </section>
  );
}
