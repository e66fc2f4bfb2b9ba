import { useState } from 'react';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { ArrowUpIcon } from '@parlour/ui/icons/alerts';
import { Dialog } from '@parlour/ui/overlay/dialog';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { AppIcon } from '../app-icon.tsx';
import { contactOf } from '#foundation/site/contact.ts';
import { useApp } from '#foundation/site/use-app.ts';
import { download } from '../device.ts';
import css from './upgrade.module.css';
import { makeUpgrade } from './watch-upgrade.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** The dialog for an optional update, which can be closed. */
export const OptionalUpgrade = (props: Props) => <UpgradeDialog {...props} mayClose />;
/** The dialog for a mandatory update, which cannot be closed (BOOT-12). */
export const RequiredUpgrade = (props: Props) => <UpgradeDialog {...props} mayClose={false} />;

function UpgradeDialog({ isOpen, onClose, mayClose }: Props & { mayClose: boolean }) {
  const foundation = useFoundation();
  const t = useTranslate();
  const hasTexts = useTexts('install');
  const { name: site } = useApp();
  const upgrade = useStore(foundation.keep(makeUpgrade));
  const [isStarted, setStarted] = useState(false);
  const contact = contactOf(foundation.boot.status.info.customerService);
  if (!upgrade) return null;
  const { link, version, own } = upgrade;
  const update = () => {
    setStarted(true);
    download(link);
  };
  return (
    <Dialog
      open={isOpen && hasTexts}
      {...(mayClose && { onClose })}
      title={t('install.upgrade_title')}
      closeLabel={t('install.close')}
      art={
        <div className={css.art} aria-hidden="true">
          <span>
            <AppIcon size="large" />
            <ArrowUpIcon size={20} />
          </span>
        </div>
      }
      actions={
        <div className={css.acts}>
          <Button tone="primary" wide onClick={update}>
            {t('install.upgrade_now')}
          </Button>
          {mayClose && (
            <Button tone="text" wide onClick={onClose}>
              {t('install.not_now')}
            </Button>
          )}
          {!mayClose && contact !== null && (
            <ButtonLink tone="text" wide href={contact}>
              {t('install.contact')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p>{t('install.upgrade_text')}</p>
      {version && (
        <p>
          {t('install.upgrade_version', { version, site })}
          {own && ` ${t('install.upgrade_own', { own })}`}
        </p>
      )}
      <output className={css.started}>{isStarted && t('install.upgrade_started')}</output>
    </Dialog>
  );
}
