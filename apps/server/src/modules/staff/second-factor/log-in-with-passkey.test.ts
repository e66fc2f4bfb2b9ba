// Hostile logins to the back office with a passkey: others' passkeys, replays, copies, foreign pages, and what an answer could tell.
import { randomUUID } from 'node:crypto';
import { passkeyLoginOptions } from '@parlour/contract/passkey/calls';
import { signIn } from '@parlour/contract/login/calls';
import { beginStaffLogin, logInStaff, whoAmI } from '@parlour/contract/staff/console-calls';
import { staffRealm } from '@parlour/contract/staff/realm';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailbox } from '../../../testing/mailbox.ts';
import { openSigningIn } from '../../../testing/signing-in.ts';
import { makePasskey } from '../../../testing/soft-authenticator.ts';
import {
  askChallenge,
  joinWithPasskey,
  logInWithPasskey,
  officeParty,
  prepareTaking,
  type PasskeyPerson,
} from '../../../testing/staff-passkeys.ts';
import { startTestConsole, type TestConsole } from '../../../testing/test-console.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import type { Reply } from '../../../testing/visitor.ts';

const mailbox = openMailbox();
let site: TestSite;
let office: TestConsole;
let beside: TestConsole;
beforeAll(async () => {
  site = await startTestSite(mailbox);
  office = await startTestConsole(site);
  beside = await startTestConsole(site);
});
afterAll(async () => {
  await beside.close();
  await office.close();
  await site.close();
});

const asOwner = (text: string, values: unknown[] = []) =>
  forMerchant(office.urls.ownerUrl, staffRealm, (tx) => runStatement(tx, text, values));
// Tests share addresses, so each begins with unused limits.
beforeEach(() => asOwner('delete from rate_limit'));

const resultsOf = async ({ mail }: Pick<PasskeyPerson, 'mail'>) =>
  (
    await asOwner(
      `select result from audit_event where action = 'staff.login' and subject = $1 order by id`,
      [mail],
    )
  ).map(({ result }) => result);
const saidBy = ({ status, body, headers }: Reply): unknown => {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  return { status, body, rest };
};
const shownBy = async ({ passkey }: Pick<PasskeyPerson, 'passkey'>, asked: object = {}) =>
  passkey.show({ ...officeParty, challenge: await askChallenge(office.open()), ...asked });
const send = ({ mail, password }: PasskeyPerson, passkey: object, at = office) =>
  at.open().call(logInStaff, { mail, password, passkey });
const wrong = { password: 'not-the-password' };
const strange = { mail: 'nobody@example.com' };

describe('a login with a passkey', () => {
  test('STAFF-03, A13 opens a session of the person, in the place of the former one', async () => {
    const person = await joinWithPasskey(office);
    const before = person.browser.session;
    const reply = await logInWithPasskey(office, person, { browser: person.browser });
    expect(reply).toMatchObject({ status: 200, value: {} });
    expect(person.browser.session).not.toBe(before);
    expect((await person.browser.call(whoAmI)).value['mail']).toBe(person.mail);
    expect(await resultsOf(person)).toEqual(['ok']);
  });

  test('STAFF-03, A1 begins with options that say nothing: the same for everybody, without a list of passkeys', async () => {
    await joinWithPasskey(office);
    const { value } = await office.open().call(beginStaffLogin);
    const { challenge, ...rest } = value;
    expect(challenge).toMatch(/^[\w-]{72}$/);
    expect(rest).toEqual({
      rpId: 'console.localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    const named = await office.open().call(beginStaffLogin, strange);
    expect(named.errorCode).toBe('request_param_err');
  });

  test('STAFF-03, A1 never tells what was wrong: all refusals are the same to a byte, after as many comparisons', async () => {
    const person = await joinWithPasskey(office);
    const other = await joinWithPasskey(office);
    const byApp = { ...(await office.join('support')), passkey: other.passkey };
    const disabled = await joinWithPasskey(office);
    await office.accounts.disableStaff({ mail: disabled.mail });
    await office.accounts.inviteStaff({ mail: 'invited@example.com', role: 'owner' });
    const { token } = await office.accounts.inviteStaff({ mail: other.mail, role: 'owner' });
    const forInvitation = await prepareTaking({ token, browser: office.open() });
    const shown = await shownBy(person);
    const forged = makePasskey().show({ ...officeParty, challenge: 'x' });
    const tampered = (over: object) => ({ ...shown, response: { ...shown.response, ...over } });
    const before = office.comparisons();
    const logIn = (who: Parameters<typeof logInWithPasskey>[1], extras = {}) =>
      logInWithPasskey(office, who, extras);
    const replies = [
      await logIn(person, { over: wrong }),
      await logIn(person, { over: strange }),
      await logIn(person, { over: { mail: 'invited@example.com' } }),
      await logIn({ ...person, passkey: makePasskey() }),
      await logIn({ ...person, passkey: other.passkey }),
      await logIn(byApp),
      await logIn(disabled),
      await logIn(person, { asked: { verified: false } }),
      await logIn(person, { asked: { origin: 'http://lumen.localhost:8080' } }),
    ];
    await asOwner('delete from rate_limit');
    replies.push(
      await logIn(person, { asked: { rpId: 'lumen.localhost' } }),
      await logIn(person, { asked: { rpId: 'localhost' } }),
      await logIn(person, { asked: { challenge: Buffer.alloc(54).toString('base64url') } }),
      await logIn(person, {
        asked: { challenge: challengeIn(forInvitation.passkey.response.clientDataJSON) },
      }),
      await send(person, tampered({ signature: forged.response.signature })),
      await send(person, tampered({ userHandle: other.passkey.userHandle })),
      await send(person, tampered({ authenticatorData: '' })),
    );
    await asOwner('delete from rate_limit');
    // An authenticator's code is no passkey, and the other way round.
    replies.push(await office.logIn({ ...person, secret: 'A'.repeat(32) }));
    expect(office.comparisons() - before).toBe(replies.length);
    const [first] = replies.map(saidBy);
    for (const reply of replies) expect(saidBy(reply)).toEqual(first);
    expect(replies[0]).toMatchObject({ status: 400, errorCode: 'login_refused' });
    expect(await resultsOf(disabled)).toEqual(['disabled']);
    expect(new Set(await resultsOf(person))).toEqual(
      new Set(['wrong_credentials', 'wrong_second_factor']),
    );
    // The passkey's answer is right, so each refusal had the cause that the test gave it.
    expect((await send(person, shown)).success).toBe(true);
  });

  test('STAFF-03, A1 takes as many statements whatever was wrong, so the time tells nothing', async () => {
    const person = await joinWithPasskey(office);
    const byApp = await office.join('support');
    const { pool } = office.database;
    const counted = async (over: object, asked: object = {}): Promise<number> => {
      let lent = 0;
      const count = (): void => void (lent += 1);
      const shown = await shownBy(person, asked);
      pool.on('acquire', count);
      await send({ ...person, ...over }, shown);
      pool.off('acquire', count);
      return lent;
    };
    const known = await counted(wrong);
    expect(known).toBeGreaterThan(0);
    expect(await counted(strange)).toBe(known);
    expect(await counted({}, { verified: false })).toBe(known);
    expect(await counted({ mail: byApp.mail, password: byApp.password })).toBe(known);
  });
});

/** Returns the challenge that an authenticator has answered. */
const challengeIn = (clientData: string): string =>
  (JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge: string }).challenge;

describe('an answer', () => {
  test('STAFF-03 counts once, for five minutes, and not after a later one', async () => {
    const person = await joinWithPasskey(office);
    const shown = await shownBy(person);
    expect((await send(person, shown)).success).toBe(true);
    expect((await send(person, shown)).errorCode).toBe('login_refused');
    const earlier = await shownBy(person);
    office.pass(1);
    const later = await shownBy(person);
    expect((await send(person, later)).success).toBe(true);
    expect((await send(person, earlier)).errorCode).toBe('login_refused');
    office.pass(1);
    const old = await shownBy(person);
    office.pass(5 * 60_000);
    expect((await send(person, old)).errorCode).toBe('login_refused');
  });

  test('STAFF-03, A9 of eight logins at once with one, at two processes, one gets in', async () => {
    const person = await joinWithPasskey(office);
    const shown = await shownBy(person);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(person, shown, at % 2 === 0 ? office : beside)),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  test('STAFF-03 is not used up by somebody who does not know the password', async () => {
    const person = await joinWithPasskey(office);
    const shown = await shownBy(person);
    expect((await send({ ...person, ...wrong }, shown)).success).toBe(false);
    expect((await send(person, shown)).success).toBe(true);
  });

  test('STAFF-03 is refused where its count did not grow: there is a copy of the passkey', async () => {
    const person = await joinWithPasskey(office);
    const { passkey } = person;
    const logIn = async () => {
      office.pass(1);
      return (await logInWithPasskey(office, person)).success;
    };
    passkey.counter = 5;
    expect(await logIn()).toBe(true);
    expect(await logIn()).toBe(false);
    passkey.counter = 4;
    expect(await logIn()).toBe(false);
    passkey.counter = 0;
    expect(await logIn()).toBe(false);
    passkey.counter = 6;
    expect(await logIn()).toBe(true);
  });
});

describe('guesses', () => {
  test('STAFF-03, A5 with passkeys count as those with codes, before anything is compared; the owner’s device has its own', async () => {
    const person = await joinWithPasskey(office);
    const before = office.comparisons();
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      const sent = { from: `198.51.100.${each}` };
      const guess = { ...person, passkey: makePasskey() };
      statuses.push((await logInWithPasskey(office, guess, { sent })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect(office.comparisons() - before).toBe(10);
    expect((await logInWithPasskey(beside, person)).status).toBe(429);
    const own = await logInWithPasskey(office, person, { browser: person.browser });
    expect(own.success).toBe(true);
  });

  test.each<[what: string, over: object]>([
    ['neither passkey nor code', { passkey: undefined }],
    ['both', { code: '123456' }],
    ['a passkey of rubbish', { passkey: { id: 'x' } }],
    ['a passkey with something more', { passkey: { more: true } }],
  ])('STAFF-03, V1 with %s are refused', async (_, over) => {
    const passkey = makePasskey().show({ ...officeParty, challenge: 'x' });
    const input = { mail: 'a@example.com', password: 'b', passkey, ...over };
    const reply = await office.open().call(logInStaff, input);
    expect([reply.status, reply.errorCode]).toEqual([400, 'request_param_err']);
  });
});

describe('members and staff', () => {
  test('STAFF-03, PASSKEY-01, T2 a passkey of one opens nothing of the other, whatever it is shown for', async () => {
    const person = await joinWithPasskey(office);
    const place = await openSigningIn({ site, mailbox }, { settings: { passkeys: 'on' } });
    const { merchant, elsewhere } = place;
    const ofSite = { origin: `http://${merchant.host}`, rpId: merchant.host };
    const loginDeviceId = randomUUID();
    const by = elsewhere();
    const asked = async () =>
      String((await by.call(passkeyLoginOptions, { loginDeviceId })).value['challenge']);
    const logInMember = async (over: object) => {
      const passkey = person.passkey.show({ ...ofSite, challenge: await asked(), ...over });
      return by.call(signIn, { type: 'passkey', loginDeviceId, passkey });
    };
    const ofStaff = await askChallenge(office.open());
    for (const over of [{}, officeParty, { challenge: ofStaff }]) {
      const reply = await logInMember(over);
      expect(reply.errorCode).toBe('login.cred.err');
      expect(reply.value?.['token']).toBeUndefined();
    }
    for (const over of [ofSite, { challenge: await asked() }]) {
      expect((await logInWithPasskey(office, person, { asked: over })).success).toBe(false);
    }
    expect((await logInWithPasskey(office, person)).success).toBe(true);
  });
});
