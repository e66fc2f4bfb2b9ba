// The link by which a player arrived (TRACK-05): read from the address, stored on the device, sent with the registration, then removed.
import type { Site } from '#foundation/site/site.ts';
import type { KeyValue } from '#platform/storage.ts';

export type Affiliate = { affiliateCode?: string; referralCode?: string };

/** Codes that the server accepts; other values in a link are not ours. */
const code = /^[\w.-]{1,64}$/;

const readCode = (text: string | null): string | undefined =>
  text !== null && code.test(text) ? text : undefined;

export const referralNames = ['r', 'referralCode'] as const;

export function forgetReferral(storage: KeyValue): void {
  for (const name of referralNames) storage.remove(name);
}

export function forgetAffiliate(storage: KeyValue): void {
  forgetReferral(storage);
  storage.remove('affiliateCode');
}

type Host = { site: Pick<Site, 'merchantCode'>; mainDomain: string; host: string };
type ArrivalAddress = Host & { search: string };

const labelOf = (host: string): string => host.split('.')[0] ?? '';

/** Returns the first label of an affiliate's own host; undefined for the merchant's ordinary hosts and for an IP address. */
function labelCode({ site, mainDomain, host }: Host): string | undefined {
  const label = labelOf(host);
  const ordinary = ['www', 'm', labelOf(mainDomain), site.merchantCode];
  const isName = host.includes('.') && !/^[\d.]+$/.test(host);
  return isName && !ordinary.includes(label) ? readCode(label) : undefined;
}

/** Reads the codes from the address, then from storage (`note-arrival.ts`), then from the host. */
export function readAffiliate(storage: KeyValue, { search, ...place }: ArrivalAddress): Affiliate {
  const query = new URLSearchParams(search);
  const found = (name: string) => readCode(query.get(name)) ?? readCode(storage.read(name));
  const affiliateCode = found('affiliateCode') ?? labelCode(place);
  const [referralCode] = referralNames.map(found).filter((each) => each !== undefined);
  return {
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(referralCode !== undefined && { referralCode }),
  };
}
