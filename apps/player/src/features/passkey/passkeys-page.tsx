// /m/member/passkeys: the passkeys that log in to the account. Unknown ones can be removed.
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { KeyIcon, ShieldWarningIcon } from '@parlour/ui/icons/account';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './passkey.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { usePasskeys, type Passkey } from './use-passkeys.ts';

const loadQuestion = async () => (await import('@parlour/ui/overlay/question')).Question;

export function PasskeysPage() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry, ...acts } = usePasskeys();
  const [asked, ask] = useState<Passkey | null>(null);
  const question = {
    open: asked !== null,
    title: t('passkey.remove_ask'),
    children: t('passkey.remove_text'),
    glyph: ShieldWarningIcon,
    keepLabel: t('passkey.keep'),
    removeLabel: t('passkey.remove'),
    onAnswer: (isWanted: boolean) => {
      ask(null);
      if (isWanted && asked) void acts.remove(asked);
    },
  };
  return (
    <>
      <AskedPage
        title={t('passkey.title')}
        back={{ label: t('site.back'), href: href('memberHome') }}
        rows={2}
        className={css.page}
        content={value && <Passkeys {...value} {...acts} onRemove={ask} />}
        failure={problem && { title: t('passkey.failed'), text: problem(t), help }}
        retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
      />
      <Late load={loadQuestion} isNeeded={asked !== null} props={question} />
    </>
  );
}

type Props = Pick<ReturnType<typeof usePasskeys>, 'busy' | 'add' | 'logInAgain'> & {
  passkeys: readonly Passkey[];
  /** True if the device logged in by itself. Such a session may not change what a login asks for. */
  isBasic: boolean;
  onRemove: (passkey: Passkey) => void;
};

function Passkeys({ passkeys, isBasic, busy, add, logInAgain, onRemove }: Props) {
  const t = useTranslate();
  const { boot } = useFoundation();
  const adding = boot.status.info.passkeys && (
    <Button tone="primary" busy={busy === 'add'} onClick={() => void add()}>
      {t('passkey.add')}
    </Button>
  );
  return (
    <>
      {isBasic && (
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
      {!isBasic && passkeys.length === 0 && (
        <EmptyState icon={KeyIcon} title={t('passkey.none')} action={adding}>
          {t('passkey.intro')}
        </EmptyState>
      )}
      {passkeys.length > 0 && (
        <>
          {!isBasic && <p className="text-muted">{t('passkey.intro')}</p>}
          <PasskeyList passkeys={passkeys} busy={busy} onRemove={isBasic ? null : onRemove} />
          <p className="text-muted text-small">{t('passkey.stays')}</p>
          {!isBasic && adding}
        </>
      )}
    </>
  );
}
