import { IconButton } from '@parlour/ui/button/icon-button';
import { HeadsetIcon } from '@parlour/ui/icons/first-screen';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useCustomerService } from './use-customer-service.ts';

/** Only where the merchant has customer service (CBS3). */
export function CustomerServiceButton({ ground }: { ground?: 'disc' }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const open = useCustomerService();
  if (!site.flag('CBS3')) return null;
  return (
    <IconButton label={t('site.customer_service')} ground={ground ?? 'none'} onPress={open}>
      <HeadsetIcon size={ground ? 20 : 24} />
    </IconButton>
  );
}
