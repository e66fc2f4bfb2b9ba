// Canaries: secrets are recorded while the tests run, and searched for at the end where they must not be (S3): no password, token or code
// may be in a log, an address, a referrer, a cache or a stand-in's records.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmAuthenticator, enrolAuthenticator } from '@parlour/contract/authenticator/calls';
import { deviceCookie } from '@parlour/contract/login/device-cookie';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { bindIdentity } from '@parlour/contract/identity/calls';
import { changePassword } from '@parlour/contract/password/calls';
import { resetPassword } from '@parlour/contract/recovery/calls';
import {
  registerByIdentity,
  registerByMobile,
  registerMember,
} from '@parlour/contract/register/calls';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import { logInStaff, openInvitation, takeInvitation } from '@parlour/contract/staff/console-calls';
import type { BrowserContext, Request } from '@playwright/test';

/** Kind of a canary. `code`: six digits, which may occur anywhere by chance. `token`: random, in characters that no surrounding text has. */
type Kind = 'password' | 'token' | 'code';

const noted = 'canaries.txt';
const addresses = 'addresses.txt';
const cached = 'cached.txt';
const folder = () => process.env['PARLOUR_E2E_DATA'] ?? '';

const append = (file: string, lines: readonly string[]): void => {
  if (lines.length > 0) appendFileSync(join(folder(), file), `${lines.join('\n')}\n`);
};
export const noteCanary = (kind: Kind, text: string): void =>
  append(noted, text === '' ? [] : [JSON.stringify([kind, text])]);

const parse = (text: string | null): Record<string, unknown> => {
  try {
    return (JSON.parse(text ?? '') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
};
const note = (kind: Kind, ...found: unknown[]): void => {
  for (const each of found.flat()) if (typeof each === 'string') noteCanary(kind, each);
};

const telling = new Set<string>(
  [
    signIn,
    verifySignIn,
    changePassword,
    enrolAuthenticator,
    confirmAuthenticator,
    registerMember,
    registerByMobile,
    registerByIdentity,
    resetPassword,
    bindIdentity,
    logInStaff,
    openInvitation,
    takeInvitation,
  ].map(({ path }) => path),
);
const isTelling = (request: Request): boolean => telling.has(new URL(request.url()).pathname);

function noteSent(request: Request): void {
  const sent = parse(request.postData());
  note('password', sent['old'], sent['new'], sent['newPassword']);
  note('token', sent['firebaseIdToken']);
  const { password } = sent;
  const isToken = typeof password === 'string' && password.startsWith('dt1.');
  note(isToken ? 'token' : 'password', password);
}

async function noteAnswer(request: Request): Promise<void> {
  const response = await request.response();
  const answer = parse((await response?.text().catch(() => null)) ?? null);
  const value = (answer['value'] ?? {}) as Record<string, unknown>;
  note('token', value['token'], value['rememberToken'], value['secret']);
  note('password', value['recoveryCodes']);
}

/** Reads the contents of the site's caches, except its files. */
const readCaches = () => async () => {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const type = answer?.headers.get('content-type') ?? '';
      found.push(request.url);
      if (/json|html|plain/.test(type)) found.push((await answer?.text()) ?? '');
    }
  }
  return found;
};

/** Records the secrets that a browser sends and receives. The returned function has to be called at the end of the test. */
export function watchSecrets(context: BrowserContext): () => Promise<void> {
  const asked: string[] = [];
  const reading: Promise<void>[] = [];
  context.on('request', (request) => {
    asked.push(request.url(), request.headers()['referer'] ?? '');
    if (isTelling(request)) noteSent(request);
  });
  // A request whose answer was lost has no body to read.
  context.on('requestfinished', (request) => {
    if (isTelling(request)) reading.push(noteAnswer(request));
  });
  return async () => {
    await Promise.all(reading);
    append(addresses, [...new Set(asked)]);
    const cookies = await context.cookies();
    const halves = cookies.filter(({ name }) => [sessionCookie, deviceCookie].includes(name));
    note(
      'token',
      halves.map(({ value }) => value),
    );
    const [page] = context.pages();
    if (page?.url().includes('/m/'))
      append(cached, await page.evaluate(readCaches()).catch(() => []));
  };
}

/** Indexes a text: words as long as a token's parts, and separate numbers of six digits. */
function indexOf(text: string) {
  return {
    words: new Set(text.match(/[\w-]{20,}/g)),
    codes: new Set(
      Array.from(text.matchAll(/(?<=["'=/?& ])\d{6}(?=["'&/? \n])/g), ([code]) => code),
    ),
  };
}

type Canary = [kind: Kind, text: string];

function readNoted(dataDir: string): Canary[] {
  const file = join(dataDir, noted);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return [...new Set(lines)].filter(Boolean).map((line) => JSON.parse(line) as Canary);
}

/** Fewest characters of a canary; shorter ones are words that any text may contain. */
const fewestLetters = 8;

function isIn(
  { kind, text }: { kind: Kind; text: string },
  where: string,
  index: ReturnType<typeof indexOf>,
) {
  if (/^\d{6}$/.test(text)) return index.codes.has(text);
  if (kind === 'token') return index.words.has(/[\w-]*$/.exec(text)?.[0] ?? text);
  return text.length >= fewestLetters && where.includes(text);
}

/** Proves that the search works: each canary is found in a log line that contains it. */
function assertFindable(canaries: readonly Canary[]): void {
  for (const [kind, canary] of canaries) {
    const line = `{"path":"/wps/x?a=${canary}&b=1","text":"${canary}"}\n`;
    const isFound = isIn({ kind, text: canary }, line, indexOf(line));
    if (!isFound && canary.length >= fewestLetters) {
      throw new Error(`a ${kind} of ${canary.length} letters could not be found anywhere`);
    }
  }
}

/** Lists the places of leaked canaries without the canaries themselves. Stand-ins' records may contain the codes of their messages. */
export function findLeaks(dataDir: string, records: Record<string, string>): string[] {
  const read = (file: string) =>
    existsSync(join(dataDir, file)) ? readFileSync(join(dataDir, file), 'utf8') : '';
  const logs = readdirSync(join(dataDir, 'logs')).map(
    (name) => [name, read(join('logs', name))] as const,
  );
  const places = {
    ...Object.fromEntries(logs),
    [addresses]: read(addresses),
    [cached]: read(cached),
    ...records,
  };
  const canaries = readNoted(dataDir);
  assertFindable(canaries);
  return Object.entries(places).flatMap(([place, text]) => {
    const index = indexOf(text);
    return canaries
      .filter(([kind, canary]) => !(place in records && /^\d{6}$/.test(canary) && kind === 'code'))
      .filter(([kind, canary]) => isIn({ kind, text: canary }, text, index))
      .map(
        ([kind, canary]) =>
          `a ${kind} of ${canary.length} letters, ${canary.slice(0, 3)}…, in ${place}`,
      );
  });
}
