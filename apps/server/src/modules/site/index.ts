// The merchant of a request and what its site is told: status, settings, flags. Knows nothing of members.
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Call } from '#http/call';
import type { IsRestricted } from '#http/guard/closed';
import { SharedAnswer } from '#http/written-answer';
import type { ServerModule } from '#server/module';
import { siteStatus } from './status.ts';

export { keepMerchants, type Merchants } from './merchants.ts';
export { keepOut } from './region-rules.ts';
export { siteStatus };

export function siteModule({ isRestricted }: { isRestricted: IsRestricted }): ServerModule {
  const answerStatus = async (_input: unknown, { merchant, address }: Call) => {
    const location = { ip: address };
    return isRestricted(merchant, address)
      ? { ...siteStatus(merchant, true), location }
      : new SharedAnswer<SiteStatus>(merchant, () => siteStatus(merchant), { location });
  };
  return { name: 'site', calls: { siteStatus: answerStatus, siteStatusV2: answerStatus } };
}
