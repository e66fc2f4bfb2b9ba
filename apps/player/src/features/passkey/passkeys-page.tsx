// /m/member/passkeys: what logs in here without a password. Whoever finds a stranger's removes it.
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { KeyIcon, ShieldWarningIcon } from '@parlour/ui/icons/account';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './passkey.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { usePasskeys, type Passkey } from './use-passkeys.ts';

const loadQuestion = async () => (await import('./remove-dialog.tsx')).RemoveDialog;

export function PasskeysPage() {
  const t = useTranslate();
  const { boot } = useFoundation();
  const { value, problem, isLoading, retry, busy, add, remove, logInAgain } = usePasskeys();
  const [asked, ask] = useState<Passkey | null>(null);
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  const answer = (isWanted: boolean) => {
    ask(null);
    if (isWanted && asked) void remove(asked);
  };
  const adding = boot.status.info.passkeys && (
    <Button tone="primary" busy={busy === 'add'} onClick={() => void add()}>
      {t('passkey.add')}
    </Button>
  );
  return (
    <>
      <AppBar title={t('passkey.title')} back={back} />
      <main className={`scroll pad ${css.page}`} aria-busy={value === null && problem === null}>
        {value?.isBasic && (
          <EmptyState
            icon={ShieldWarningIcon}
            title={t('passkey.full_login')}
            action={
              <Button tone="primary" onClick={logInAgain}>
                {t('passkey.log_in_again')}
              </Button>
            }
          >
            {t('passkey.full_login_text')}
          </EmptyState>
        )}
        {value && !value.isBasic && value.passkeys.length === 0 && (
          <EmptyState icon={KeyIcon} title={t('passkey.none')} action={adding}>
            {t('passkey.intro')}
          </EmptyState>
        )}
        {value && value.passkeys.length > 0 && (
          <>
            {!value.isBasic && <p className="text-muted">{t('passkey.intro')}</p>}
            <PasskeyList
              passkeys={value.passkeys}
              busy={busy}
              onRemove={value.isBasic ? null : ask}
            />
            <p className="text-muted text-small">{t('passkey.stays')}</p>
            {!value.isBasic && adding}
          </>
        )}
        {value === null && problem === null && <SkeletonList rows={2} />}
        {value === null && problem !== null && (
          <FailedState
            place="page"
            title={t('passkey.failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
      </main>
      <Late
        load={loadQuestion}
        isNeeded={asked !== null}
        props={{ open: asked !== null, onAnswer: answer }}
      />
    </>
  );
}
