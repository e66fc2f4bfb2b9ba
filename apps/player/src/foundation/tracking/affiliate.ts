// By which link a player came (TRACK-05): read from the address, kept on the device, sent with the registration, and then forgotten.
import type { Site } from '#foundation/site/site.ts';
import type { KeyValue } from '#platform/storage.ts';

export type Affiliate = { affiliateCode?: string; referralCode?: string };

const keys = { affiliateCode: 'affiliateCode', referralCode: 'referralCode' } as const;
/** What the server takes; anything else in a link is none of ours. */
const code = /^[\w.-]{1,64}$/;
const named = ['affiliateCode', 'r', 'referralCode'] as const;

const readCode = (text: string | null): string | undefined =>
  text !== null && code.test(text) ? text : undefined;

/** Whether an address says anything about it. */
export function namesAffiliate(search: string): boolean {
  const query = new URLSearchParams(search);
  return named.some((name) => query.has(name));
}

/** The latest link counts. */
export function noteAffiliate(storage: KeyValue, search: string): void {
  const query = new URLSearchParams(search);
  const found = {
    affiliateCode: readCode(query.get('affiliateCode')),
    referralCode: readCode(query.get('r')) ?? readCode(query.get('referralCode')),
  };
  for (const [name, key] of Object.entries(keys)) {
    const value = found[name as keyof typeof found];
    if (value !== undefined) storage.write(key, value);
  }
}

export const forgetReferral = (storage: KeyValue): void => storage.remove(keys.referralCode);

export function forgetAffiliate(storage: KeyValue): void {
  for (const key of Object.values(keys)) storage.remove(key);
}

type Place = { site: Pick<Site, 'merchantCode'>; mainDomain: string; host: string };

const labelOf = (host: string): string => host.split('.')[0] ?? '';

/** The first label of an affiliate's own address; none of the merchant's ordinary ones, and none of a bare number. */
function labelCode({ site, mainDomain, host }: Place): string | undefined {
  const label = labelOf(host);
  const ordinary = ['www', 'm', labelOf(mainDomain), site.merchantCode];
  const isName = host.includes('.') && !/^[\d.]+$/.test(host);
  return isName && !ordinary.includes(label) ? readCode(label) : undefined;
}

export function readAffiliate(storage: KeyValue, place: Place): Affiliate {
  const affiliateCode = readCode(storage.read(keys.affiliateCode)) ?? labelCode(place);
  const referralCode = readCode(storage.read(keys.referralCode));
  return {
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(referralCode !== undefined && { referralCode }),
  };
}
