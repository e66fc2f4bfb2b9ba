import Button from '@mui/material/Button';
import { languages } from '@parlour/contract/languages';
import { useNotify } from 'react-admin';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { languageName } from '../language-name.ts';
import css from './canned.module.css';
import type { CannedAnswer, useCannedAnswers } from './use-canned-answers.ts';

type Props = {
  canned: ReturnType<typeof useCannedAnswers>;
  /** The language of the talk's member. Answers in another one show theirs. */
  language: string;
  isDisabled: boolean;
  /** Called with the text of an answer that is chosen. */
  onChoose: (text: string) => void;
};

/** Answers to choose from. A chosen one is put into the field, and sent by nobody but the person. */
export function CannedAnswers({ canned, language, isDisabled, onChoose }: Props) {
  const say = useSay();
  const locale = useOfficeLocale();
  const notify = useNotify();
  function choose({ text }: CannedAnswer): void {
    if (text === null) notify(say('console.name_missing'), { type: 'warning' });
    else onChoose(text);
  }
  if (canned.hasFailed) {
    return (
      <p className={css.failed}>
        {say('console.answers_failed')}
        <Button disabled={canned.isFetching} onClick={canned.retry}>
          {say('console.retry')}
        </Button>
      </p>
    );
  }
  if (canned.answers.length === 0) return null;
  return (
    <ul className={css.answers} aria-label={say('console.answers')}>
      {canned.answers.map((answer) => {
        const { id, title, text } = answer;
        const isOther = answer.language !== language;
        const name = languageName(answer.language, locale);
        return (
          <li key={id}>
            <button
              type="button"
              lang={languages[answer.language].tag}
              title={text ?? undefined}
              aria-label={isOther ? say('console.answer_in', { title, language: name }) : undefined}
              disabled={isDisabled}
              onClick={() => choose(answer)}
            >
              <span dir="auto">{title}</span>
              {isOther && <small title={name}>{answer.language}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
