import type { ChangeEvent } from 'react';
import { mostPictures, pictureTypes } from '@parlour/contract/feedback/pictures';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { ImageIcon } from '@parlour/ui/icons/feedback';
import { ArrowClockwiseIcon, SpinnerGapIcon, XBoldIcon } from '@parlour/ui/icons/status';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';
import type { ChosenPicture, ChosenPictures } from './use-pictures.ts';

/** The button for choosing pictures. */
export function PictureButton({ pictures, add }: ChosenPictures) {
  const t = useTranslate();
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    add(Array.from(currentTarget.files ?? []));
    // Reset, so that choosing the same file again is a change.
    currentTarget.value = '';
  }
  return (
    <label className={css.choose}>
      <ImageIcon size={24} />
      <input
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t('chat.add_picture')}
        disabled={pictures.length >= mostPictures}
        onChange={take}
      />
    </label>
  );
}

/** The chosen pictures above the field, and what is wrong with them. */
export function PictureStrip({ pictures, fileProblem, again, remove }: ChosenPictures) {
  const t = useTranslate();
  const failed = pictures.find(({ problem }) => problem !== null);
  return (
    <>
      {pictures.length > 0 && (
        <ul className={css.chosen} aria-label={t('chat.pictures')}>
          {pictures.map((picture, at) => (
            <Chosen
              key={picture.key}
              picture={picture}
              number={at + 1}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
      {fileProblem !== null && <Message tone="bad">{fileProblem(t)}</Message>}
      {failed?.problem && (
        <Message tone="bad">
          <p>{failed.problem(t)}</p>
          <Button
            size="mini"
            tone="text"
            icon={<ArrowClockwiseIcon size={18} />}
            onClick={() => again(failed.key)}
          >
            {t('chat.upload_again')}
          </Button>
        </Message>
      )}
    </>
  );
}

type ChosenProps = { picture: ChosenPicture; number: number; onRemove: () => void };

function Chosen({ picture, number, onRemove }: ChosenProps) {
  const t = useTranslate();
  const { id, preview, problem } = picture;
  const isSending = id === null && problem === null;
  return (
    <li className={problem === null ? undefined : css.failed}>
      {preview !== null && <img src={preview} alt={t('chat.picture', { number })} />}
      {isSending && (
        <span className={css.turning}>
          <SpinnerGapIcon size={24} />
          <span className="visually-hidden">{t('chat.picture_sending', { number })}</span>
        </span>
      )}
      <button
        type="button"
        className={css.drop}
        aria-label={t('chat.picture_remove', { number })}
        onClick={onRemove}
      >
        <XBoldIcon size={16} />
      </button>
    </li>
  );
}
