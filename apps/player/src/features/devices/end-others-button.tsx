import { Button } from '@parlour/ui/button/button';
import { SignOutIcon } from '@parlour/ui/icons/account';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './devices.module.css';

/** The button that ends all other sessions, fixed at the bottom while the list scrolls. */
export function EndOthersButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const t = useTranslate();
  return (
    <div className={css.foot}>
      <Button
        tone="danger"
        wide
        icon={<SignOutIcon size={20} flip />}
        busy={busy}
        onClick={onPress}
      >
        {t('devices.end_others')}
      </Button>
    </div>
  );
}
