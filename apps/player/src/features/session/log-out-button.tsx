import { Button } from '@parlour/ui/button/button';
import { SignOutIcon } from '@parlour/ui/icons/account';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useLogOut } from './use-log-out.ts';

/** The button that ends the session: a text in a page's corner, or with `wide` the last button of a page. */
export function LogOutButton({ wide = false }: { wide?: boolean }) {
  const t = useTranslate();
  const { isLeaving, leave } = useLogOut();
  return (
    <Button
      tone={wide ? 'tonal' : 'text'}
      size={wide ? 'regular' : 'small'}
      wide={wide}
      icon={<SignOutIcon size={20} flip />}
      busy={isLeaving}
      onClick={leave}
    >
      {t('member.log_out')}
    </Button>
  );
}
