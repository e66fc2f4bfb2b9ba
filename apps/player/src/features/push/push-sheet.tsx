// The prompt for notifications, and the instructions to undo a refusal (PUSH-02).
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { TrophyIcon } from '@parlour/ui/icons/account';
import { BellSlashIcon } from '@parlour/ui/icons/alerts';
import { TicketIcon } from '@parlour/ui/icons/categories';
import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { Mark } from '@parlour/ui/marks/mark';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { askForNotifications, notificationPermission } from '#platform/quiet/notifications.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { BlockedTip } from './blocked-tip.tsx';
import { bindOwnDevice, skipKey } from './own-device.ts';
import css from './push.module.css';

type Props = { isOpen: boolean; onClose: () => void };

export function PushSheet({ isOpen, onClose }: Props) {
  const foundation = useFoundation();
  const t = useTranslate();
  const { tabStorage, toasts } = foundation;
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(false);

  function close(): void {
    tabStorage.write(skipKey, '1');
    onClose();
  }
  async function agree(): Promise<void> {
    setBusy(true);
    const answer = await askForNotifications().catch(() => notificationPermission());
    if (answer === 'denied') {
      tabStorage.write(skipKey, '1');
      setBusy(false);
      setBlocked(true);
      return;
    }
    if (answer === 'granted') {
      await bindOwnDevice(foundation).then(
        () => toasts.show('done', (say) => say('push.on')),
        () => toasts.show('failed', (say) => say('push.failed')),
      );
    }
    // The browser's own question was dismissed, which counts as "Not now".
    close();
  }
  if (isBlocked) {
    return (
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('push.blocked')}
        head={<BlockedHead />}
        closeLabel={t('site.close')}
      >
        <BlockedTip />
        <Button wide onClick={close}>
          {t('push.got_it')}
        </Button>
      </Sheet>
    );
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={t('push.title')}
      head={<Head />}
      closeLabel={t('site.close')}
    >
      <p className={`text-small text-muted ${css.promise}`}>{t('push.promise')}</p>
      <ul className={css.reasons}>
        <li>
          <TicketIcon />
          {t('push.draw')}
        </li>
        <li>
          <TrophyIcon />
          {t('push.prize')}
        </li>
        <li>
          <ChatCircleDotsIcon />
          {t('push.answer')}
        </li>
      </ul>
      <div className={css.acts}>
        <Button tone="primary" wide busy={isBusy} onClick={() => void agree()}>
          {t('push.turn_on')}
        </Button>
        <Button tone="text" size="small" wide onClick={close}>
          {t('push.not_now')}
        </Button>
      </div>
    </Sheet>
  );
}

function BlockedHead() {
  const t = useTranslate();
  return (
    <>
      <span className={`glyph ${css.glyph}`} aria-hidden="true">
        <BellSlashIcon size={28} />
      </span>
      <p className="text-title" aria-hidden="true">
        {t('push.blocked')}
      </p>
    </>
  );
}

/** A picture of a notification. */
function Head() {
  const { site } = useFoundation();
  const t = useTranslate();
  return (
    <>
      <div className={css.stack} aria-hidden="true">
        <span />
        <div className={css.notice}>
          <span className={css.mark}>
            <Mark name={site.logo} />
          </span>
          <b>{site.name}</b>
          <span className="text-caption">{t('push.now')}</span>
          <span>{t('push.example')}</span>
        </div>
      </div>
      <p className={`text-title ${css.title}`} aria-hidden="true">
        {t('push.title')}
      </p>
    </>
  );
}
