// Which country a telephone number belongs to (LOGIN-10): where the visitor seems to be, until the player chooses; the choice is kept
// on the device.
import { country } from '@parlour/contract/site/calls';
import type { Foundation } from '#foundation/parts.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import { createStore, type Readable } from '#foundation/store.ts';

export type Country = {
  /** Of ISO 3166. */
  countryCode: string;
  /** Digits, without a plus. */
  countryDialingCode: string;
};
export type Known = { own: Country | null; all: readonly Country[] };

export type Countries = {
  list: Resource<Known>;
  /** The code of the country that was chosen here; null where none was. */
  chosen: Readable<string | null>;
  choose: (countryCode: string) => void;
  /** LOGIN-09: the player is asked for the country. */
  isAsked: boolean;
};

const chosenKey = 'phoneCountry';
const freshMs = 3_600_000;

export function makeCountries(foundation: Foundation): Countries {
  const { deviceStorage, site, boot } = foundation;
  const chosen = createStore(deviceStorage.read(chosenKey));
  const { firebase, apiKey } = boot.status.info.sms;
  const list = createResource<Known>({
    ask: async (_of, signal) => {
      const answer = await readsOf(foundation)(country, {}, { teller: 'page', signal });
      const { countries: all, countryCode } = answer;
      return { own: all.find((each) => each.countryCode === countryCode) ?? null, all };
    },
    freshMs,
  });
  return {
    list,
    chosen,
    choose: (countryCode) => {
      deviceStorage.write(chosenKey, countryCode);
      chosen.set(countryCode);
    },
    isAsked: site.flag('UPDATEMOBILEICC3') || (firebase && apiKey !== ''),
  };
}
