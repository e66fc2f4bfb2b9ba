// /m/member/identities: the accounts at other services that can log in to this one.
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { LinkIcon } from '@parlour/ui/icons/account';
import { List } from '@parlour/ui/list/list';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { ProviderMark } from '@parlour/ui/marks/provider-mark';
import { identityAddress } from '#foundation/identity/handover.ts';
import { useAppResult } from '#foundation/identity/use-app-result.ts';
import { offeredChannels, providerName } from '#foundation/identity/providers.ts';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './identities.module.css';
import { useIdentities, type Identity } from './use-identities.ts';

const loadQuestion = async () => (await import('@parlour/ui/overlay/question')).Question;

export function IdentitiesPage() {
  const t = useTranslate();
  const help = useHelp();
  useAppResult();
  const { value, problem, isLoading, isRunning, retry, disconnect } = useIdentities();
  const [asked, ask] = useState<Identity | null>(null);
  const provider = asked ? providerName(asked.channel, t) : '';
  const question = {
    open: asked !== null,
    title: t('identity.disconnect_ask', { provider }),
    children: t('identity.disconnect_text'),
    glyph: LinkIcon,
    keepLabel: t('identity.keep'),
    removeLabel: t('identity.disconnect'),
    onAnswer: (isWanted: boolean) => {
      ask(null);
      if (isWanted && asked) void disconnect(asked);
    },
  };
  return (
    <>
      <AskedPage
        title={t('identity.own_title')}
        back={{ label: t('site.back'), href: href('memberHome') }}
        rows={3}
        className={css.page}
        content={
          value && (
            <>
              <Connected identities={value} isBusy={isRunning} onAsk={ask} />
              <More />
            </>
          )
        }
        failure={problem && { title: t('identity.own_failed'), text: problem(t), help }}
        retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
      />
      <Late load={loadQuestion} isNeeded={asked !== null} props={question} />
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
              <div
                key={identity.id}
                className={`list-row list-row--disc list-row--acts ${css.row}`}
              >
                <span className={`disc ${css.mark}`}>
                  <ProviderMark channel={identity.channel} />
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

/** Links to the sign-in page, which is a separate document (H1b), so they are plain links and not the router's. */
function More() {
  const t = useTranslate();
  const channels = offeredChannels(useFoundation().boot.status.info);
  if (channels.length === 0) return null;
  return (
    <>
      <h2 className="section-label">{t('identity.more')}</h2>
      <List label={t('identity.more')}>
        {channels.map((channel) => {
          const provider = providerName(channel, t);
          return (
            <div key={channel} className={`list-row list-row--disc list-row--acts ${css.row}`}>
              <span className={`disc ${css.mark}`}>
                <ProviderMark channel={channel} />
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
