import { SignOutIcon } from '@parlour/ui/icons/account';
import { ListRow } from '@parlour/ui/list/list-row';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useLogOut } from './use-log-out.ts';

export function LogOutRow() {
  const t = useTranslate();
  const { leave } = useLogOut();
  return <ListRow icon={SignOutIcon} flipIcon title={t('member.log_out')} onPress={leave} />;
}
