// The dialog for an identity that no account has: connect it with an account, or create one if the merchant allows it (IDP-03).
import '@parlour/ui/pages.css';
import { useId, useState, type ComponentType } from 'react';
import { Button } from '@parlour/ui/button/button';
import { LinkIcon } from '@parlour/ui/icons/account';
import { CloseButton } from '@parlour/ui/overlay/close-button';
import { Modal } from '@parlour/ui/overlay/modal';
import { ProviderMark } from '@parlour/ui/marks/provider-mark';
import type { NewAccountProps } from '#foundation/identity/new-account-slot.ts';
import { providerName } from '#foundation/identity/providers.ts';
import { Late } from '#foundation/late.tsx';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './identity.module.css';
import type { PendingIdentity } from './pending-identity.ts';

type Props = {
  identity: PendingIdentity | null;
  loadNewAccount: () => Promise<ComponentType<NewAccountProps>>;
  onExisting: () => void;
  /** Called when the dialog closes, also after an account was created. */
  onClose: () => void;
};

export function ChoiceDialog({ identity, loadNewAccount, onExisting, onClose }: Props) {
  const t = useTranslate();
  const { site, boot } = useFoundation();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const isOpen = identity !== null;
  // The content stays while the dialog closes, so that a second tap meets the same button.
  const [last, setLast] = useState(identity);
  if (identity !== null && identity !== last) setLast(identity);
  const mayRegister = site.flag('FIREBASECREATEACC3') && boot.status.info.register.open !== false;
  const close = isBusy ? undefined : onClose;
  return (
    <Modal open={isOpen} onClose={close} panel="dialog" titleId={id} textId={`${id}-text`}>
      <div className="note">
        <span className="glyph">
          <LinkIcon size={28} />
        </span>
        <h2 className="text-title" id={id}>
          {t('identity.choice_title')}
        </h2>
        <p className={`text-muted text-small note-text ${css.text}`} id={`${id}-text`}>
          {t(mayRegister ? 'identity.choice_text' : 'identity.choice_text_existing')}
        </p>
        {last && <Who identity={last} />}
        <div className="note-acts stack stack--s">
          <Button tone="primary" wide disabled={isBusy} onClick={onExisting}>
            {t('identity.choice_existing')}
          </Button>
          {mayRegister && last && (
            <Late
              load={loadNewAccount}
              isNeeded
              props={{ identity: last, onBusy: setBusy, onDone: onClose }}
            />
          )}
        </div>
      </div>
      {!isBusy && <CloseButton label={t('site.close')} onClose={onClose} />}
    </Modal>
  );
}

function Who({ identity: { channel, label } }: { identity: PendingIdentity }) {
  const t = useTranslate();
  return (
    <div className={css.who}>
      <span className={`disc ${css.mark}`}>
        <ProviderMark channel={channel} />
      </span>
      <span className={css.words}>
        <bdi>{label === '' ? providerName(channel, t) : label}</bdi>
        <small>{t('identity.just_now')}</small>
      </span>
    </div>
  );
}
