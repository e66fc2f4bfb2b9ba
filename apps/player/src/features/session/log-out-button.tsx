import { Button } from '@parlour/ui/button/button';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useLogOut } from './use-log-out.ts';

export function LogOutButton() {
  const t = useTranslate();
  const { isLeaving, leave } = useLogOut();
  return (
    <Button busy={isLeaving} onClick={leave}>
      {t('session.log_out')}
    </Button>
  );
}
