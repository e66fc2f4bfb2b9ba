import { useRef, type ChangeEvent } from 'react';
import { mostPictures, pictureTypes } from '@parlour/contract/feedback/pictures';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { ImageIcon } from '@parlour/ui/icons/feedback';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import type { Translate } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../feedback.module.css';
import type { FormState } from './form-state.ts';
import { PictureTile } from './picture-tile.tsx';
import type { OpenForm } from './use-form.ts';

const states = {
  sending: 'feedback.picture_sending',
  kept: 'feedback.picture_sent',
  failed: 'feedback.picture_failed',
} as const;

/** The state of each picture, for screen readers. */
const sayStates = ({ pictures }: FormState, t: Translate): string =>
  pictures.map(({ state }, at) => t(states[state], { number: at + 1 })).join('. ');

export function PictureRow({ state, add, again, remove }: OpenForm) {
  const t = useTranslate();
  const { pictures, fileProblem } = state;
  const hasRoom = pictures.length < mostPictures;
  const row = useRef<HTMLUListElement>(null);
  const failed = pictures.filter(({ state: each }) => each === 'failed');
  const problem = failed[0]?.problem ?? null;
  const toRetry = failed.filter(({ mayRetry }) => mayRetry);

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    add(Array.from(currentTarget.files ?? []));
    // Reset, so that choosing the same file again is a change.
    currentTarget.value = '';
  }
  function removeAt(key: number): void {
    remove(key);
    // The button is removed with its picture, so the focus moves to the row.
    row.current?.focus();
  }
  return (
    <>
      <div className={css.pictures}>
        <ul ref={row} className={css.tiles} tabIndex={-1} aria-label={t('feedback.pictures')}>
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              number={at + 1}
              onRemove={() => removeAt(picture.key)}
            />
          ))}
          {hasRoom && (
            <li>
              <label className={`${css.shot} ${css.add}`}>
                <ImageIcon size={24} />
                <input
                  type="file"
                  multiple
                  accept={pictureTypes.join(',')}
                  aria-label={t('feedback.add')}
                  onChange={take}
                />
              </label>
            </li>
          )}
        </ul>
        {hasRoom && (
          <p className="text-caption text-muted">
            {t('feedback.pictures_hint', { most: mostPictures })}
          </p>
        )}
      </div>
      <output className="visually-hidden">{sayStates(state, t)}</output>
      {fileProblem !== null && <Message tone="bad">{fileProblem(t)}</Message>}
      {problem !== null && (
        <Message tone="bad">
          <p>{problem(t)}</p>
          {toRetry.length > 0 && (
            <Button
              size="mini"
              tone="text"
              icon={<ArrowClockwiseIcon size={18} />}
              onClick={() => toRetry.forEach(({ key }) => again(key))}
            >
              {t('feedback.pictures_retry')}
            </Button>
          )}
        </Message>
      )}
    </>
  );
}
