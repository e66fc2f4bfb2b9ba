import { IconButton } from '@parlour/ui/button/icon-button';
import { HeadsetIcon } from '@parlour/ui/icons/notices';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

/** The way to customer service, if the merchant has one that is open to guests. */
export function HelpLink() {
  const t = useTranslate();
  const address = contactOf(useFoundation().boot.status.info.customerService);
  if (address === null) return null;
  return (
    <IconButton label={t('login.contact')} href={address} ground="disc">
      <HeadsetIcon size={20} />
    </IconButton>
  );
}
