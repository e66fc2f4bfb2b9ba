// The merchant of a request and what its site is told: status, settings, flags. Knows nothing of members.
import type { Call } from '#http/call';
import type { ServerModule } from '#server/module';
import { siteStatus } from './status.ts';

export { keepMerchants, type Merchants } from './merchants.ts';
export { siteStatus };

export function siteModule(): ServerModule {
  const answerStatus = async (_input: unknown, { merchant, address }: Call) => ({
    ...siteStatus(merchant),
    location: { ip: address },
  });
  return { name: 'site', calls: { siteStatus: answerStatus, siteStatusV2: answerStatus } };
}
