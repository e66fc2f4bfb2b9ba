import Button from '@mui/material/Button';
import { languages } from '@parlour/contract/languages';
import { mayCall } from '@parlour/contract/staff/rights';
import { useState } from 'react';
import { FailedState } from '#foundation/failed-state.tsx';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import type { OwnMerchant } from '#foundation/use-account.ts';
import { languageName } from '../language-name.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import css from './answers-page.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { useAnswerList, type StoredAnswer } from './use-answer-list.ts';

/** The answers that the team chooses from. Owners and managers write, change and remove them. */
export function AnswersPage({ place }: { place: OwnMerchant }) {
  const say = useSay();
  const { answers, error, isFetching, retry, save, remove } = useAnswerList(place.merchant);
  const [edited, setEdited] = useState<StoredAnswer | null>(null);
  const [removed, setRemoved] = useState<StoredAnswer | null>(null);
  const mayChange = mayCall(place.roles, 'saveCannedAnswer');
  const begin = (): void =>
    setEdited({ id: crypto.randomUUID(), title: '', language: 'EN', text: '' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- somebody who may only read has no button, and scrolls by keys
    <section className={css.page} aria-label={say('console.answers')} tabIndex={0}>
      <header>
        <h1>{say('console.answers')}</h1>
        {mayChange && answers && (
          <Button variant="contained" onClick={begin}>
            {say('console.answer_new')}
          </Button>
        )}
      </header>
      <p className={css.about}>{say('console.answers_text')}</p>
      {answers === null && error !== null && (
        <FailedState error={error} isBusy={isFetching} onRetry={retry} />
      )}
      {answers === null && error === null && <LoadingState />}
      {answers?.length === 0 && <p className={css.none}>{say('console.answers_none')}</p>}
      {answers !== null && answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <AnswerRow
              key={answer.id}
              answer={answer}
              acts={
                mayChange
                  ? { edit: () => setEdited(answer), remove: () => setRemoved(answer) }
                  : null
              }
            />
          ))}
        </ul>
      )}
      {edited && (
        <AnswerDialog
          answer={edited}
          isNew={edited.title === ''}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          answer={removed}
          onRemove={() => remove(removed.id)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}

type RowProps = {
  answer: StoredAnswer;
  /** Null for who may only read. */
  acts: { edit: () => void; remove: () => void } | null;
};

function AnswerRow({ answer: { title, language, text }, acts }: RowProps) {
  const say = useSay();
  const locale = useOfficeLocale();
  const { tag } = languages[language];
  return (
    <li>
      <div className={css.words}>
        <h2 lang={tag} dir="auto">
          {title}
        </h2>
        <small>{languageName(language, locale)}</small>
        <p lang={tag} dir="auto">
          {text}
        </p>
      </div>
      {acts && (
        <div className={css.acts}>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={say('console.answer_edit', { title })}
            onClick={acts.edit}
          >
            {say('console.edit')}
          </Button>
          <Button aria-label={say('console.answer_remove', { title })} onClick={acts.remove}>
            {say('console.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
