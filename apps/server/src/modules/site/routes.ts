import { shapes } from '@parlour/contract/contract.schema';
import { siteStatus as statusCall, siteStatusV2 } from '@parlour/contract/site/calls';
import { route, type Api } from '#http/route';
import type { Call } from '#http/call';
import { siteStatus } from './status.ts';

const answerStatus = async (_input: unknown, { merchant, address }: Call) => ({
  ...siteStatus(merchant),
  location: { ip: address },
});

export function siteRoutes(api: Api): void {
  route(api, [statusCall, shapes.siteStatus], answerStatus);
  route(api, [siteStatusV2, shapes.siteStatusV2], answerStatus);
}
