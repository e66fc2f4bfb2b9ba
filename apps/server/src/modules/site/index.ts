// The merchant of a request and what its site is told: status, settings, flags. Knows nothing of members.
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Call } from '#http/call';
import { SharedAnswer } from '#http/written-answer';
import type { ServerModule } from '#server/module';
import { siteStatus } from './status.ts';

export { keepMerchants, type Merchants } from './merchants.ts';
export { siteStatus };

export function siteModule(): ServerModule {
  const answerStatus = async (_input: unknown, { merchant, address }: Call) =>
    new SharedAnswer<SiteStatus>(merchant, () => siteStatus(merchant), {
      location: { ip: address },
    });
  return { name: 'site', calls: { siteStatus: answerStatus, siteStatusV2: answerStatus } };
}
