// The contact of RFC 8292 as push services accept it: some refuse every message of a sender whose contact leads nowhere.
import { z } from 'zod';
import { orNone } from '../setting-kinds.schema.ts';

/** Whether a host is a public name: no IP address, and no name of a single machine or local network. */
const isPublicName = (host: string): boolean =>
  /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i.test(host) &&
  !/\.(localhost|local|internal)$/i.test(host);

function isMail(text: string): boolean {
  const [, host = ''] = /^mailto:[\w.+-]{1,64}@([\w.-]+)$/.exec(text) ?? [];
  return isPublicName(host);
}

function isPage(text: string): boolean {
  const url = /^https:\/\/\S+$/.test(text) ? URL.parse(text) : null;
  return url !== null && !url.username && !url.password && isPublicName(url.hostname);
}

export const contactOrNone = orNone<string>({
  expects: 'an address such as mailto:push@lumen.example, or an https address',
  codec: z
    .string()
    .max(200)
    .refine((text) => isMail(text) || isPage(text)),
});
