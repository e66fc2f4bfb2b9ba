// The merchant of a request, and what its site needs: status, settings, flags. Knows nothing of members.
import { lineText } from '@parlour/contract/site/line-proof';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Call } from '#http/call';
import type { IsRestricted } from '#http/guard/site-closure';
import { SharedAnswer } from '#http/written-answer';
import type { CountryOf } from '#providers/countries/countries';
import type { ServerModule } from '#server/module';
import { appInfo } from './app-info.ts';
import { countryOfVisitor } from './country.ts';
import type { LineSigner } from './sign-line.ts';
import { domainRoute, siteStatus } from './status.ts';

export { asMerchant, type MerchantAccess } from './as-merchant.ts';
export { changeFinder } from './changed-merchants.ts';
export { contactsOf, findOutsideChat } from './contact/contacts.ts';
export { keepMerchants, type Merchants } from './merchants.ts';
export { keepOut } from './region-rules.ts';
export { readMerchantSettings } from './settings-store.ts';
export { lineSigner, type LineSigner } from './sign-line.ts';
export { siteStatus };

type Deps = {
  isRestricted: IsRestricted;
  /** Null without a country database. */
  countryOf: CountryOf | null;
  lineSigner: LineSigner;
  push: { publicKey: (merchantCode: string) => string };
  clock: () => Date;
};

export function siteModule({
  isRestricted,
  countryOf,
  lineSigner,
  push,
  clock,
}: Deps): ServerModule {
  const keys = { lineKey: lineSigner.publicKey, pushKey: push.publicKey };
  const answerStatus = async (_input: unknown, { merchant, address }: Call) => {
    const location = { ip: address };
    return isRestricted(merchant, address)
      ? { ...siteStatus(merchant, { ...keys, isRestricted: true }), location }
      : new SharedAnswer<SiteStatus>(merchant, () => siteStatus(merchant, keys), {
          location,
        });
  };
  return {
    name: 'site',
    calls: {
      siteStatus: answerStatus,
      siteStatusV2: answerStatus,
      appInfo: async (input, { merchant }) => appInfo(merchant, input),
      domainRoute: async (_input, { merchant }) => domainRoute(merchant),
      country: async (_input, { merchant, address }) =>
        countryOfVisitor(merchant, { address, countryOf }),
      lineTest: async ({ speed }, { origin }) => {
        const reply = { host: new URL(origin).host, speed, time: clock().getTime() };
        return { ...reply, signature: lineSigner.sign(lineText(reply)) };
      },
    },
  };
}
