// /m/member/identities: the accounts at others that open this one.
import '@parlour/ui/pages.css';
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { List } from '@parlour/ui/list/list';
import { AppBar } from '@parlour/ui/page/app-bar';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { identityAddress } from '#foundation/identity/handover.ts';
import { useAppResult } from '#foundation/identity/use-app-result.ts';
import { providerLetters, providerName } from '#foundation/identity/provider-name.ts';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './identities.module.css';
import { useIdentities, type Identity } from './use-identities.ts';

const loadQuestion = async () => (await import('./disconnect-dialog.tsx')).DisconnectDialog;

export function IdentitiesPage() {
  const t = useTranslate();
  useAppResult();
  const { value, problem, isLoading, isRunning, retry, disconnect } = useIdentities();
  const [asked, ask] = useState<Identity | null>(null);
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  const answer = (isWanted: boolean) => {
    ask(null);
    if (isWanted && asked) void disconnect(asked);
  };
  return (
    <>
      <AppBar title={t('identity.own_title')} back={back} />
      <main className={`scroll pad ${css.page}`} aria-busy={value === null && problem === null}>
        {value !== null && <Connected identities={value} isBusy={isRunning} onAsk={ask} />}
        {value !== null && <More />}
        {value === null && problem === null && <SkeletonList rows={3} />}
        {value === null && problem !== null && (
          <FailedState
            place="page"
            title={t('identity.own_failed')}
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
        props={{ identity: asked, onAnswer: answer }}
      />
    </>
  );
}

type ConnectedProps = {
  identities: readonly Identity[];
  isBusy: boolean;
  onAsk: (identity: Identity) => void;
};

function Connected({ identities, isBusy, onAsk }: ConnectedProps) {
  const t = useTranslate();
  return (
    <>
      <p className="text-muted text-small">
        {t(identities.length > 0 ? 'identity.own_text' : 'identity.own_none')}
      </p>
      {identities.length > 0 && (
        <List label={t('identity.connected')}>
          {identities.map((identity) => {
            const provider = providerName(identity.channel, t);
            return (
              <div key={identity.id} className={`list-row list-row--disc ${css.row}`}>
                <span className={`disc ${css.letter}`} aria-hidden="true">
                  {providerLetters[identity.channel]}
                </span>
                <span className="grow">
                  <bdi>{provider}</bdi>
                  {identity.label !== '' && (
                    <small>
                      <bdi>{identity.label}</bdi>
                    </small>
                  )}
                </span>
                <Button
                  size="small"
                  aria-label={t('identity.disconnect_full', { provider, label: identity.label })}
                  busy={isBusy}
                  onClick={() => onAsk(identity)}
                >
                  {t('identity.disconnect')}
                </Button>
              </div>
            );
          })}
        </List>
      )}
    </>
  );
}

/** The sign-in page is a document of its own (H1b): these links are the browser's. */
function More() {
  const t = useTranslate();
  const channels = useFoundation().boot.status.info.firebase?.channels ?? [];
  if (channels.length === 0) return null;
  return (
    <>
      <h2 className="section-label">{t('identity.more')}</h2>
      <List label={t('identity.more')}>
        {channels.map((channel) => {
          const provider = providerName(channel, t);
          return (
            <div key={channel} className={`list-row list-row--disc ${css.row}`}>
              <span className={`disc ${css.letter}`} aria-hidden="true">
                {providerLetters[channel]}
              </span>
              <span className="grow">
                <bdi>{provider}</bdi>
              </span>
              <a
                className={`btn btn--tonal btn--small ${css.link}`}
                href={identityAddress(channel, 'bind')}
                aria-label={t('identity.connect_full', { provider })}
              >
                <span>{t('identity.connect')}</span>
              </a>
            </div>
          );
        })}
      </List>
    </>
  );
}
