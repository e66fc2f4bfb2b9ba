// /m/member/alerts: whether this device receives push notifications, and of which kinds.
import { pushKinds, type PushKind } from '@parlour/contract/push/kinds';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { Card } from '@parlour/ui/card/card';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { isApplePhone } from './apple-phone.ts';
import { BlockedTip } from './blocked-tip.tsx';
import css from './push.module.css';
import { useAlerts } from './use-alerts.ts';

export function AlertsPage() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry, choose, ...device } = useAlerts();
  return (
    <AskedPage
      title={t('push.alerts')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      rows={4}
      className={css.page}
      content={
        value && (
          <>
            <ThisDevice {...device} />
            <Kinds
              wanted={value}
              onChoose={(kind, isWanted) => void choose(kind, isWanted, value)}
            />
          </>
        )
      }
      failure={problem && { title: t('push.load_failed'), text: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}

type DeviceProps = Pick<ReturnType<typeof useAlerts>, 'device' | 'isBusy' | 'turnOn' | 'turnOff'>;

function ThisDevice({ device, isBusy, turnOn, turnOff }: DeviceProps) {
  const t = useTranslate();
  if (device === 'blocked') {
    return (
      <section aria-label={t('push.blocked')}>
        <h2 className="text-title">{t('push.blocked')}</h2>
        <BlockedTip />
      </section>
    );
  }
  if (device === 'none') return isApplePhone() ? <InstallFirst /> : <p>{t('push.none')}</p>;
  if (device === 'checking') {
    return (
      <div className={css.device}>
        <p>{t('push.checking')}</p>
      </div>
    );
  }
  return (
    <div className={css.device}>
      <p>{t(device === 'on' ? 'push.on' : 'push.off')}</p>
      {device === 'on' ? (
        <Button wide busy={isBusy} onClick={() => void turnOff()}>
          {t('push.turn_off')}
        </Button>
      ) : (
        <Button tone="primary" wide busy={isBusy} onClick={() => void turnOn()}>
          {t('push.turn_on')}
        </Button>
      )}
    </div>
  );
}

function InstallFirst() {
  const t = useTranslate();
  const { name: site } = useFoundation().site;
  return (
    <div className={css.device}>
      <p>{t('push.install_first', { site })}</p>
      <ButtonLink wide href={href('appDownload')}>
        {t('push.install_how')}
      </ButtonLink>
    </div>
  );
}

type KindsProps = {
  wanted: readonly PushKind[];
  onChoose: (kind: PushKind, isWanted: boolean) => void;
};

function Kinds({ wanted, onChoose }: KindsProps) {
  const t = useTranslate();
  const { name: site } = useFoundation().site;
  const words: Record<PushKind, string> = {
    draw: t('push.draw'),
    prize: t('push.prize'),
    answer: t('push.answer'),
    news: t('push.news', { site }),
  };
  return (
    <Card>
      <fieldset className={css.kinds}>
        <legend className="text-subheading">{t('push.kinds')}</legend>
        {pushKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={wanted.includes(kind)}
            onChange={({ target }) => onChoose(kind, target.checked)}
          >
            {words[kind]}
          </Checkbox>
        ))}
      </fieldset>
    </Card>
  );
}
