import { createPublicKey, createVerify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const json = { 'content-type': 'application/json', origin: 'http://lumen.localhost' };
const call = (path: string, body: object, key = 'key-of-lumen') =>
  sandbox.ask('POST', `/identitytoolkit.googleapis.com/v1/${path}?key=${key}`, {
    headers: json,
    body: JSON.stringify(body),
  });
const choose = (name: string, provider = 'google.com') => {
  const idToken = encodeURIComponent(JSON.stringify({ name }));
  const requestUri = `${sandbox.origin}/emulator/auth/handler?providerId=${provider}&id_token=${idToken}`;
  return call('accounts:signInWithIdp', { requestUri, sessionId: 's', returnSecureToken: true });
};
const codeOf = async (answer: Promise<{ json: () => Record<string, unknown> }>) =>
  ((await answer).json()['error'] as { message: string } | undefined)?.message.split(' ')[0];
const claimsOf = (idToken: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
const token = async (name: string) => String((await choose(name)).json()['idToken']);

describe('an account that is chosen', () => {
  it('IDP-02 its token is signed by the key that is published, for the project of the key', async () => {
    const idToken = await token('Mira');
    const [head = '', body = '', signature = ''] = idToken.split('.');
    const { keys } = (await sandbox.ask('GET', '/identity/keys')).json() as {
      keys: { kid: string; alg: string }[];
    };
    const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<
      string,
      string
    >;
    const jwk = keys.find((each) => each.kid === kid);
    expect([alg, jwk?.alg]).toEqual(['RS256', 'RS256']);
    const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
    const check = createVerify('RSA-SHA256').update(`${head}.${body}`);
    expect(check.verify(key, signature, 'base64url')).toBe(true);
    const second = Date.parse('2026-11-21T12:00:00Z') / 1_000;
    expect(claimsOf(idToken)).toMatchObject({
      iss: 'https://securetoken.google.com/lumen',
      aud: 'lumen',
      iat: second,
      auth_time: second,
      exp: second + 3_600,
      email: 'mira@mail.example',
      firebase: { sign_in_provider: 'google.com' },
    });
  });

  it('IDP-01 the same name is the same person, and another one at another provider or project', async () => {
    const subjects = [
      claimsOf(await token('Mira'))['sub'],
      claimsOf(await token(' mira '))['sub'],
      claimsOf((await choose('Mira', 'facebook.com')).json()['idToken'])['sub'],
    ];
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[0]).not.toBe(subjects[2]);
  });

  it('IDP-08 the triggers answer as the service does', async () => {
    expect((await choose('known')).json()).toMatchObject({ needConfirmation: true });
    expect((await choose('elsewhere')).json()['errorMessage']).toBe(
      'FEDERATED_USER_ID_ALREADY_LINKED',
    );
    expect(await codeOf(choose('disabled'))).toBe('USER_DISABLED');
    expect(await codeOf(choose('broken'))).toBe('INVALID_IDP_RESPONSE');
    expect(claimsOf(await token('nomail'))).not.toHaveProperty('email');
  });

  it('IDP-01 without a key, or with one of nobody, it answers as the service does', async () => {
    for (const key of ['', 'AIza']) {
      const answer = await call('accounts:lookup', {}, key);
      expect([answer.status, answer.json()]).toEqual([
        403,
        { error: expect.objectContaining({ status: 'PERMISSION_DENIED' }) as unknown },
      ]);
    }
  });

  it('IDP-02 a user is looked up by a token of its own only, and a new token keeps the time of the sign-in', async () => {
    const { idToken, refreshToken, localId } = (await choose('Mira')).json();
    const { users } = (await call('accounts:lookup', { idToken })).json() as { users: object[] };
    expect(users).toMatchObject([{ localId, email: 'mira@mail.example' }]);
    const [head, body] = String(idToken).split('.');
    expect(await codeOf(call('accounts:lookup', { idToken: `${head}.${body}.AAAA` }))).toBe(
      'INVALID_ID_TOKEN',
    );
    sandbox.pass(600_000);
    const renewed = await sandbox.ask(
      'POST',
      '/securetoken.googleapis.com/v1/token?key=key-of-lumen',
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: String(refreshToken),
        }).toString(),
      },
    );
    const [old, fresh] = [claimsOf(idToken), claimsOf(renewed.json()['id_token'])];
    expect(fresh['auth_time']).toBe(old['auth_time']);
    expect(Number(fresh['iat']) - Number(old['iat'])).toBe(600);
  });
});

describe('a number', () => {
  const send = (phoneNumber: string) => call('accounts:sendVerificationCode', { phoneNumber });
  const inboxCode = async (number: string): Promise<string> => {
    const inbox = await sandbox.ask('GET', `/sms/inbox?to=${encodeURIComponent(number)}`);
    const [newest] = inbox.json()['messages'] as { body: string }[];
    return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? '';
  };

  it('IDP-07 the code lies in the inbox, and opens once', async () => {
    const number = '+639170000555';
    const { sessionInfo } = (await send(number)).json();
    const code = await inboxCode(number);
    const enter = (given: string) =>
      call('accounts:signInWithPhoneNumber', { sessionInfo, code: given });
    expect(await codeOf(enter('999999' === code ? '999998' : '999999'))).toBe('INVALID_CODE');
    expect(await codeOf(enter('000000'))).toBe('SESSION_EXPIRED');
    const { idToken, phoneNumber } = (await enter(code)).json();
    expect(phoneNumber).toBe(number);
    expect(claimsOf(idToken)).toMatchObject({ phone_number: number });
    expect(await codeOf(enter(code))).toBe('INVALID_SESSION_INFO');
  });

  it('IDP-08 numbers that are triggers are refused', async () => {
    expect(await codeOf(send('+639170000001'))).toBe('INVALID_PHONE_NUMBER');
    expect(await codeOf(send('+639170000002'))).toBe('QUOTA_EXCEEDED');
    expect(await codeOf(send('+639170000003'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await codeOf(send('0917'))).toBe('INVALID_PHONE_NUMBER');
  });
});

describe('its pages', () => {
  it('IDP-01 the frame may be shown by any page, the account page by none, and its window is found', async () => {
    const frame = await sandbox.ask('GET', '/emulator/auth/iframe?apiKey=key-of-lumen&appName=a');
    expect(frame.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(frame.headers).not.toHaveProperty('x-frame-options');
    const page = await sandbox.ask('GET', '/emulator/auth/handler?providerId=google.com');
    expect(page.body).toContain('Sign in with Google');
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('S3 no token and no code stand in the records of calls', async () => {
    const idToken = await token('Mira');
    const calls = (await sandbox.ask('GET', '/identity/inbox')).body;
    expect(calls).toContain('signInWithIdp');
    expect(`${calls}${sandbox.logged()}`).not.toContain(idToken.split('.')[2]);
  });
});
