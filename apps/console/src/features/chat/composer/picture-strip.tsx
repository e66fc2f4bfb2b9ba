import CloseIcon from '@mui/icons-material/Close';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { mostPictureBytes, mostPictures, pictureTypes } from '@parlour/contract/feedback/pictures';
import type { ChangeEvent } from 'react';
import { sayFailure } from '#foundation/failures.ts';
import { useSay } from '#foundation/texts.ts';
import { useAddress } from '../talk/use-address.ts';
import css from './pictures.module.css';
import type { ChosenPicture, usePictures } from './use-pictures.ts';

type Pictures = ReturnType<typeof usePictures>;

/** The button for choosing pictures. */
export function PictureButton({
  pictures: { pictures, add },
  isDisabled,
}: {
  pictures: Pictures;
  isDisabled: boolean;
}) {
  const say = useSay();
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    add(Array.from(currentTarget.files ?? []));
    // Emptied, so that choosing the same file again is a change.
    currentTarget.value = '';
  }
  return (
    <label className={css.choose} title={say('console.add_picture')}>
      <ImageIcon aria-hidden />
      <input
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={say('console.add_picture')}
        disabled={isDisabled || pictures.length >= mostPictures}
        onChange={take}
      />
    </label>
  );
}

/** The chosen pictures above the field, and what is wrong with them. */
export function PictureStrip({
  pictures: { pictures, hasBadFile, again, remove },
}: {
  pictures: Pictures;
}) {
  const say = useSay();
  const failed = pictures.find(({ problem }) => problem !== null);
  return (
    <>
      {hasBadFile && (
        <Alert severity="error">
          {say('console.picture_bad', { size: String(mostPictureBytes / 1024 / 1024) })}
        </Alert>
      )}
      {failed && (
        <Alert
          severity="error"
          action={<Button onClick={() => again(failed)}>{say('console.retry')}</Button>}
        >
          {sayFailure(say, failed.problem)}
        </Alert>
      )}
      {pictures.length > 0 && (
        <ul className={css.chosen} aria-label={say('console.pictures')}>
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
    </>
  );
}

type ChosenProps = { picture: ChosenPicture; number: number; onRemove: () => void };

function Chosen({ picture: { file, id, problem }, number, onRemove }: ChosenProps) {
  const say = useSay();
  const address = useAddress(file);
  return (
    <li data-failed={problem !== null}>
      {address !== null && <img src={address} alt={say('console.picture', { number })} />}
      {id === null && problem === null && (
        <CircularProgress size={24} aria-label={say('console.picture_sending', { number })} />
      )}
      <button
        type="button"
        aria-label={say('console.picture_remove', { number })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="inherit" />
      </button>
    </li>
  );
}
