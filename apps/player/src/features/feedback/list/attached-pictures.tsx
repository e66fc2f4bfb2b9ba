import { useState } from 'react';
import { ImageIcon } from '@parlour/ui/icons/feedback';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../feedback.module.css';
import { usePreview } from '../pictures/use-preview.ts';

/** The pictures of a message, fetched only when opened, because each may have a megabyte. */
export function AttachedPictures({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.attached} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ImageIcon size={18} />
        {t('feedback.pictures_of', { count: ids.length })}
      </summary>
      {isOpen && (
        <div className={css.large}>
          {ids.map((id, at) => (
            <Attached key={id} id={id} number={at + 1} />
          ))}
        </div>
      )}
    </details>
  );
}

function Attached({ id, number }: { id: string; number: number }) {
  const t = useTranslate();
  const { address, hasFailed } = usePreview(id);
  if (hasFailed) {
    return <p className="text-small text-muted">{t('feedback.picture_no_show', { number })}</p>;
  }
  if (address === null) return <p className="text-small text-muted">{t('site.loading')}</p>;
  return <img src={address} alt={t('feedback.picture', { number })} />;
}
