import { StarFillIcon } from '@parlour/ui/icons/status';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './install.module.css';

const stars = [1, 2, 3, 4, 5];
const best = '5.0';
const dot = '· ';

/** The app's rating, which is always 5.0 (APP-01). */
export function Rating({ isFree = false }: { isFree?: boolean }) {
  const t = useTranslate();
  return (
    <span className={css.rating}>
      <span className="visually-hidden">{t('install.rating')}</span>
      <b aria-hidden="true">{best}</b>
      <span className={css.stars} aria-hidden="true">
        {stars.map((star) => (
          <StarFillIcon key={star} size={16} />
        ))}
      </span>
      {isFree && <span>{dot + t('install.free')}</span>}
    </span>
  );
}
