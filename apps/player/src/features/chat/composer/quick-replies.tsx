import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';
import { useDesk } from '../talks/use-desk.ts';

/** The merchant's replies, each sent with one tap. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslate();
  const replies = useDesk()?.quickReplies ?? [];
  if (replies.length === 0) return null;
  return (
    <ul className={css.replies} aria-label={t('chat.replies')}>
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" className="chip" dir="auto" onClick={() => onChoose(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
