import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';

type Props = { replies: readonly string[]; onChoose: (text: string) => void };

/** The merchant's replies, each sent with one tap. */
export function QuickReplies({ replies, onChoose }: Props) {
  const t = useTranslate();
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
