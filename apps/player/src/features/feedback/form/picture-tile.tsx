import { SpinnerGapIcon, XBoldIcon } from '@parlour/ui/icons/status';
import { WarningCircleIcon } from '@parlour/ui/icons/feedback';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../feedback.module.css';
import { usePreview } from '../pictures/use-preview.ts';
import type { FormPicture } from './form-state.ts';

type Props = {
  picture: FormPicture;
  /** The position of the picture, from 1. */
  number: number;
  onRemove: () => void;
};

const looks = { sending: css['waits'], kept: undefined, failed: css['failed'] };

export function PictureTile({ picture, number, onRemove }: Props) {
  const t = useTranslate();
  const { state, preview, id } = picture;
  const fetched = usePreview(preview === null ? id : null);
  const address = preview ?? fetched.address;
  return (
    <li className={`${css.shot} ${looks[state] ?? ''}`}>
      {address !== null && <img src={address} alt={t('feedback.picture', { number })} />}
      {state === 'sending' && (
        <span className={`${css.mark} ${css.turning}`}>
          <SpinnerGapIcon size={24} />
        </span>
      )}
      {state === 'failed' && (
        <span className={`${css.mark} ${css.bad}`}>
          <WarningCircleIcon size={24} />
        </span>
      )}
      <button
        type="button"
        className={css.remove}
        aria-label={t('feedback.picture_remove', { number })}
        onClick={onRemove}
      >
        <span>
          <XBoldIcon size={16} />
        </span>
      </button>
    </li>
  );
}
