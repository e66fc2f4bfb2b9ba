import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';
import { useChatPicture } from '../message-pictures.ts';

export function MessagePicture({ id, number }: { id: string; number: number }) {
  const t = useTranslate();
  const address = useChatPicture(id);
  if (typeof address === 'string') {
    return <img className={css.picture} src={address} alt={t('chat.picture', { number })} />;
  }
  return (
    <p className={`text-caption text-muted ${css.bubble}`}>
      {address === null ? t('chat.picture_no_show', { number }) : t('site.loading')}
    </p>
  );
}
