import { useState } from 'react';
import { rateTalk } from '@parlour/contract/chat/calls';
import { longestRemark } from '@parlour/contract/chat/talk';
import { Button } from '@parlour/ui/button/button';
import { Card } from '@parlour/ui/card/card';
import { Message } from '@parlour/ui/form/message';
import { TextField } from '@parlour/ui/form/text-field';
import { StarIcon } from '@parlour/ui/icons/alerts';
import { StarFillIcon } from '@parlour/ui/icons/status';
import { sayFailure } from '#foundation/api/failure.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';
import type { OpenTalk } from './open-talk.ts';

const all = [1, 2, 3, 4, 5];

/** The stars at the end of a talk, which are given once. */
export function Stars({ talk }: { talk: OpenTalk['talk'] }) {
  const t = useTranslate();
  const { api } = useFoundation();
  const [stars, setStars] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const [isGiven, setGiven] = useState(talk.stars !== null);

  async function send(): Promise<void> {
    if (stars === null) return;
    setSending(true);
    setProblem(null);
    try {
      await api(rateTalk, { id: talk.id, stars, remark }, { teller: 'page' });
      setGiven(true);
    } catch (error) {
      // Another device, or an answer that was lost.
      if (refusalOf(error)?.code === 'chat_rated') setGiven(true);
      else setProblem(() => sayFailure(error));
    } finally {
      setSending(false);
    }
  }
  if (isGiven || talk.stars !== null) {
    return <p className={`text-small text-muted ${css.thanks}`}>{t('chat.rated')}</p>;
  }
  return (
    <div className="pad">
      <Card>
        <form
          className={css.stars}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <fieldset>
            <legend className="text-heading">{t('chat.rate')}</legend>
            <div className={css.five}>
              {all.map((count) => (
                <label key={count}>
                  <input
                    type="radio"
                    name="stars"
                    checked={stars === count}
                    onChange={() => setStars(count)}
                    aria-label={t('chat.stars', { count })}
                  />
                  {stars !== null && count <= stars ? (
                    <StarFillIcon size={28} />
                  ) : (
                    <StarIcon size={28} />
                  )}
                </label>
              ))}
            </div>
          </fieldset>
          <TextField
            label={t('chat.remark')}
            labelHidden
            maxLength={longestRemark}
            value={remark}
            onChange={({ currentTarget }) => setRemark(currentTarget.value)}
          />
          {problem !== null && <Message tone="bad">{problem(t)}</Message>}
          <Button type="submit" tone="primary" wide busy={isSending} disabled={stars === null}>
            {t('chat.send_stars')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
