import '@parlour/ui/pages.css';
import { UsersThreeIcon } from '@parlour/ui/icons/account';
import { XIcon } from '@parlour/ui/icons/navigation';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../register.module.css';

/** Between the words and the code: it stands apart, and reads from left to right. */
const mark = '\u0000';

/** By whom the player was invited; who wants none takes it away (REG-02). */
export function Invited({ code, onRemove }: { code: string; onRemove: () => void }) {
  const t = useTranslate();
  const [before = '', after = ''] = t('register.invited', { code: mark }).split(mark);
  return (
    <p className={`pill pill--brand ${css.invited}`}>
      <UsersThreeIcon size={16} />
      <span>
        {before}
        <bdi className="ltr num">{code}</bdi>
        {after}
      </span>
      <button type="button" aria-label={t('register.remove_code')} onClick={onRemove}>
        <XIcon size={16} />
      </button>
    </p>
  );
}
