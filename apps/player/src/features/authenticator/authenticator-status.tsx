import { Button } from '@parlour/ui/button/button';
import { ShieldCheckIcon, ShieldWarningIcon } from '@parlour/ui/icons/account';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { useTranslate } from '#foundation/use-foundation.ts';

type Props = {
  isOn: boolean;
  /** True if the device logged in by itself. Such a session may not change what a login asks for. */
  isBasic: boolean;
  onSetUp: () => void;
  onRemove: () => void;
  logInAgain: () => void;
};

/** Whether the authenticator is on, and the button that changes it. */
export function AuthenticatorStatus({ isOn, isBasic, onSetUp, onRemove, logInAgain }: Props) {
  const t = useTranslate();
  if (isBasic) {
    return (
      <EmptyState
        icon={ShieldWarningIcon}
        title={t('authenticator.full_login')}
        action={
          <Button tone="primary" onClick={logInAgain}>
            {t('authenticator.log_in_again')}
          </Button>
        }
      >
        {t('authenticator.full_login_text')}
      </EmptyState>
    );
  }
  const removal = (
    <Button tone="danger" onClick={onRemove}>
      {t('authenticator.remove')}
    </Button>
  );
  const beginning = (
    <Button tone="primary" onClick={onSetUp}>
      {t('authenticator.set_up')}
    </Button>
  );
  return (
    <EmptyState
      icon={isOn ? ShieldCheckIcon : ShieldWarningIcon}
      title={t(isOn ? 'authenticator.is_on' : 'authenticator.is_off')}
      action={isOn ? removal : beginning}
    >
      {t('authenticator.intro')}
    </EmptyState>
  );
}
