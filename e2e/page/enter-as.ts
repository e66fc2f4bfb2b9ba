// A login by the call, for tests of other subjects: the form is tested in e2e/login.
import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { request, type BrowserContext, type Page } from '@playwright/test';
import { noteCanary } from '../product/canaries.ts';
import { loopback } from './loopback.ts';

export type Credentials = { username: string; password: string };

type LoginAnswer = { token: string; id: string; userName: string; firstTimeLogin: boolean };
type CookieToAdd = Parameters<BrowserContext['addCookies']>[0][number];

const secondsOf = (attributes: string): number | null => {
  const [, seconds] = /;\s*max-age=(\d+)/i.exec(attributes) ?? [];
  return seconds === undefined ? null : Number(seconds);
};

/** Parses a cookie of the site, which belongs to its host only and is sent by https or on this machine. */
function readCookie(header: string, url: string): CookieToAdd {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  const seconds = secondsOf(header);
  return {
    name,
    value,
    domain: new URL(url).hostname,
    path: '/',
    httpOnly: /;\s*httponly/i.test(header),
    secure: true,
    sameSite: /;\s*samesite=strict/i.test(header) ? 'Strict' : 'Lax',
    ...(seconds !== null && { expires: Math.floor(Date.now() / 1_000) + seconds }),
  };
}

async function callLogin(url: string, { username, password }: Credentials) {
  const login = loopback(new URL(signIn.path, url).href);
  const caller = await request.newContext();
  try {
    const answer = await caller.post(login.url, {
      headers: login.headers,
      data: { username, password, loginDeviceId: randomUUID() },
    });
    const body = (await answer.json()) as { success: boolean; value: LoginAnswer };
    if (!body.success) throw new Error(`${username} is not let in: ${JSON.stringify(body)}`);
    const cookies = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => readCookie(value, url));
    return { ...body.value, cookies };
  } finally {
    await caller.dispose();
  }
}

/**
 * Opens the address as a member of its merchant, whose code is the first label of the host. The session is in the context's cookies and in
 * this tab, as after the form. Throws if the site refuses the login.
 */
export async function enterAs(page: Page, url: string, member: Credentials): Promise<void> {
  const { cookies, token, id, userName, firstTimeLogin } = await callLogin(url, member);
  noteCanary('password', member.password);
  noteCanary('token', token);
  await page.context().addCookies(cookies);
  const { hostname, origin } = new URL(url);
  const [merchantCode = ''] = hostname.split('.');
  const record = { token, id, userName, merchantCode, firstTimeLogin, updatePassword: false };
  await page.addInitScript(
    ([home, text, mark]) => {
      // Once: later pages of this tab keep what the site has stored, or removed.
      if (window.origin !== home || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '1');
      sessionStorage.setItem('MC_SESSION_INFO', text);
    },
    [origin, JSON.stringify(record), `entered ${randomUUID()}`] as const,
  );
  await page.goto(url);
}
