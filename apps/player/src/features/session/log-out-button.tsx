import { Button } from '@parlour/ui/button/button';
import { SignOutIcon } from '@parlour/ui/icons/account';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useLogOut } from './use-log-out.ts';

export function LogOutButton() {
  const t = useTranslate();
  const { isLeaving, leave } = useLogOut();
  return (
    <Button
      tone="text"
      size="small"
      icon={<SignOutIcon size={20} flip />}
      busy={isLeaving}
      onClick={leave}
    >
      {t('member.log_out')}
    </Button>
  );
}
