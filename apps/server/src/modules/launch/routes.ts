import { shapes } from '@parlour/contract/contract.schema';
import * as calls from '@parlour/contract/launch';
import { Refusal } from '#http/refusal';
import { route, type Api } from '#http/route';

/** Until a merchant has an integration there is nobody to ask for a game. */
const openNothing = async (): Promise<never> => {
  throw new Refusal('vendor_unavailable');
};

export function launchRoutes(api: Api): void {
  route(api, [calls.launchGame, shapes.launchGame], openNothing);
  route(api, [calls.trialGame, shapes.trialGame], openNothing);
}
