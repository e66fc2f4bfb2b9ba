import '@parlour/ui/pages.css';
import { UsersThreeIcon } from '@parlour/ui/icons/account';
import { XIcon } from '@parlour/ui/icons/navigation';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../register.module.css';

/** Separator of the text and the code, which is rendered in its own element from left to right. */
const mark = '\u0000';

/** The code of the invitation, with a button that removes it (REG-02). */
export function Invitation({ code, onRemove }: { code: string; onRemove: () => void }) {
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
