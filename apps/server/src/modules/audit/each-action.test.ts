// Every security action, with every possible result, leaves exactly the expected event, and no secret in it (L1).
import { enrolAuthenticator, removeAuthenticator } from '@parlour/contract/authenticator/calls';
import { auditEvents } from '@parlour/contract/audit/events';
import { bindIdentity, unbindIdentity } from '@parlour/contract/identity/calls';
import {
  endOtherSessions,
  endSession,
  logOut,
  redeemHandoff,
} from '@parlour/contract/session/calls';
import { staffRealm } from '@parlour/contract/staff/realm';
import { openDatabase, type Database } from '@parlour/database/connection';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { createMember } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentitySite, type IdentitySite } from '../../testing/identity-site.ts';
import { connectingBy } from '../../testing/identity-client.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SignInOptions, type SignInSetup } from '../../testing/signing-in.ts';
import { startTestConsole, type TestConsole } from '../../testing/test-console.ts';
import { accountCases } from './testing/account-actions.ts';
import { moneyCases } from './testing/money-actions.ts';
import { staffCases } from './testing/staff-actions.ts';
import { staffCallCases } from './testing/staff-calls.ts';
import { staffEntryCases } from './testing/staff-entries.ts';
import { systemCases } from './testing/system-actions.ts';
import { openCases, refusedAs, type ExpectedEvent } from './testing/audit-cases.ts';

let site: IdentitySite['site'];
let service: IdentitySite['service'];
let close: IdentitySite['close'];
let staff: Database;
let office: TestConsole;
const mailbox = openMailbox();
beforeAll(async () => {
  ({ site, service, close } = await startIdentitySite(mailbox));
  staff = openDatabase({ url: site.urls.staffUrl });
  office = await startTestConsole(site);
});
afterAll(async () => {
  await office.close();
  await staff.close();
  await close();
});

const { cases: ownCases, when } = openCases();

const wrong = 'not-the-password';
const wrongThrice = async ({ logIn, elsewhere }: SignInSetup) => {
  for (let tries = 3; tries > 0; tries -= 1) await logIn(wrong, elsewhere());
};
const guarded: SignInOptions = { traits: { secondFactors: ['payeeName', 'email'] } };

when('a login by password', {
  action: ({ logIn }) => logIn(),
  leaves: [['session.login ok', { method: 'password', rights: 'full' }, 'member', 'member']],
});
when('a login with a password that has to be changed', {
  made: { settings: { initialPassword: 'canary-initial' }, traits: { password: 'canary-initial' } },
  action: ({ logIn }) => logIn(),
  leaves: [['session.login ok', { method: 'password', rights: 'limited' }, 'member', 'member']],
});
when('a login by what the device remembers', {
  before: async ({ logIn, visitor }) => {
    const remembered = await logIn();
    visitor.cookie = null;
    return remembered;
  },
  action: ({ logIn }, remembered) => logIn(remembered),
  leaves: [['session.login ok', { method: 'remembered', rights: 'basic' }, 'member', 'member']],
});
when('a login by a code by text message', {
  before: async ({ askForText, codeTo, national }) => {
    await askForText();
    return codeTo(`+63${national}`);
  },
  action: ({ logInByText }, code) => logInByText(code),
  leaves: [['session.login ok', { method: 'sms', rights: 'full' }, 'member', 'member']],
});
when('a wrong password', {
  action: ({ logIn }) => logIn(wrong),
  leaves: refusedAs('wrong_credentials'),
});
when('a wrong code by text message', {
  before: ({ askForText }) => askForText(),
  action: ({ logInByText }) => logInByText('000000'),
  leaves: refusedAs('wrong_credentials', 'sms'),
});
when('a name that nobody has', {
  made: { traits: { username: 'somebody' } },
  action: ({ visitor, member }) => visitor.logIn({ ...member, username: 'nobody-at-all' }),
  leaves: refusedAs('wrong_credentials', 'password', null),
});
when('the right password while the name is locked', {
  before: wrongThrice,
  action: ({ logIn }) => logIn(),
  leaves: refusedAs('locked'),
});
when('the right password of a disabled member', {
  made: { traits: { disabled: true } },
  action: ({ logIn }) => logIn(),
  leaves: refusedAs('disabled'),
});
when('a login that waits for its second factor', {
  made: guarded,
  action: ({ logIn }) => logIn(),
  leaves: refusedAs('second_factor_due'),
});
when('a wrong second factor', {
  made: guarded,
  before: ({ logIn }) => logIn(),
  action: ({ verify }) => verify({ method: 'P', payeeName: 'Somebody Else' }),
  leaves: refusedAs('wrong_second_factor'),
});
when('a right second factor', {
  made: guarded,
  before: ({ logIn }) => logIn(),
  action: ({ verify }) => verify({ method: 'P', payeeName: 'anna example' }),
  leaves: [
    [
      'session.login ok',
      { method: 'password', rights: 'full', secondFactor: 'payeeName' },
      'member',
      'member',
    ],
  ],
});
when('a code for recovery', {
  before: async ({ logIn, setUpAuthenticator, visitor }) => {
    await logIn();
    const [code = ''] = await setUpAuthenticator();
    Object.assign(visitor, { token: null, cookie: null });
    await logIn();
    return code;
  },
  action: ({ verify }, authCode) => verify({ method: 'G', authCode }),
  leaves: [
    [
      'session.login ok',
      { method: 'password', rights: 'full', secondFactor: 'ga' },
      'member',
      'member',
    ],
  ],
});
when('what a device remembers, shown by another', {
  before: ({ logIn }) => logIn(),
  action: ({ logIn, elsewhere }, remembered) => logIn(remembered, elsewhere()),
  leaves: refusedAs('copied', 'remembered'),
});
when('one try too many', {
  made: { settings: { 'limits.loginPerAccount': '1' } },
  before: ({ logIn, elsewhere }) => logIn(wrong, elsewhere()),
  action: ({ logIn }) => logIn(),
  leaves: refusedAs('limited', 'password', null),
});
when('a hand-off to another browser', {
  before: async ({ logIn, mintHandoff }) => {
    await logIn();
    return mintHandoff();
  },
  action: ({ elsewhere }, code) => elsewhere().call(redeemHandoff, { code }),
  leaves: [['session.handoff ok', {}, 'member', 'member']],
});

const ended = (by: string): ExpectedEvent => ['session.end ok', { by }, 'member', 'member'];
when('logging out', {
  before: ({ logIn }) => logIn(),
  action: ({ visitor }) => visitor.call(logOut),
  leaves: [ended('logout')],
});
when('logging out where nobody is logged in', {
  action: ({ visitor }) => visitor.call(logOut),
  leaves: [],
});
when('ending another device', {
  before: async ({ logIn, elsewhere, otherSession }) => {
    await logIn(undefined, elsewhere());
    await logIn();
    return otherSession();
  },
  action: ({ visitor }, id) => visitor.call(endSession, { id }),
  leaves: [ended('device_list')],
});
when('ending two other devices', {
  before: async ({ logIn, elsewhere }) => {
    for (const browser of [elsewhere(), elsewhere()]) await logIn(undefined, browser);
    await logIn();
  },
  action: ({ visitor }) => visitor.call(endOtherSessions),
  leaves: [ended('device_list'), ended('device_list')],
});
when('a login where one was logged in', {
  before: ({ logIn }) => logIn(),
  action: ({ logIn }) => logIn(),
  leaves: [
    ['session.login ok', { method: 'password', rights: 'full' }, 'member', 'member'],
    ended('replaced'),
  ],
});
when('a hand-off where one was logged in', {
  before: async ({ logIn, mintHandoff }) => {
    await logIn();
    return mintHandoff();
  },
  action: ({ visitor }, code) => visitor.call(redeemHandoff, { code }),
  leaves: [ended('replaced'), ['session.handoff ok', {}, 'member', 'member']],
});
when('a new password, with which two sessions end', {
  before: async ({ logIn, elsewhere }) => {
    await logIn(undefined, elsewhere());
    await logIn();
  },
  action: ({ changePassword }) => changePassword('seven-grey-Herons'),
  leaves: [['password.change ok', {}, 'member', 'member']],
});
when('a new password with a wrong old one', {
  before: ({ logIn }) => logIn(),
  action: ({ changePassword }) => changePassword('seven-grey-Herons', wrong),
  leaves: [['password.change wrong_password', {}, 'member', 'member']],
});
const { made: withIdentity, sub, connect, enterBy, registerBy } = connectingBy(() => service);
const onGoogle = { channel: 'google' };

when('a login by a third-party identity', {
  made: withIdentity,
  before: (place) => place.logIn().then(() => connect(place)),
  action: enterBy,
  leaves: [['session.login ok', { method: 'identity', rights: 'full' }, 'member', 'member']],
});
when('a third-party identity that nobody here has', {
  made: withIdentity,
  action: enterBy,
  leaves: refusedAs('unknown_identity', 'identity', null),
});
when('connecting a third-party identity', {
  made: withIdentity,
  before: ({ logIn }) => logIn(),
  action: connect,
  leaves: [['identity.bind ok', onGoogle, 'member', 'member']],
});
when('connecting by a token that is forged', {
  made: withIdentity,
  before: ({ logIn }) => logIn(),
  action: async ({ visitor }) =>
    visitor.call(bindIdentity, {
      firebaseChannel: 'google',
      firebaseIdToken: await service.signByStranger(service.claims()),
    }),
  leaves: [['identity.bind refused', onGoogle, 'member', 'member']],
});
when('connecting an identity that opens another account', {
  made: withIdentity,
  before: async (place) => {
    await place.logIn();
    const { code } = place.merchant;
    const other = await createMember(site.urls.ownerUrl, code);
    await site.database.query(code, (tx) =>
      insertRows(tx, 'member_identity', [
        {
          merchantCode: code,
          issuer: 'https://securetoken.google.com/lumen-test',
          subject: sub,
          channel: 'google',
          memberId: other.id,
          boundAt: new Date(site.now()),
        },
      ]),
    );
  },
  action: connect,
  leaves: [['identity.bind taken', onGoogle, 'member', 'member']],
});
when('disconnecting an identity', {
  made: withIdentity,
  before: async (place) => {
    await place.logIn();
    return (await connect(place)).value['id'];
  },
  action: ({ visitor }, id) => visitor.call(unbindIdentity, { id }),
  leaves: [['identity.unbind ok', onGoogle, 'member', 'member']],
});
const byIdentity = { method: 'identity' };
when('a registration by a third-party identity', {
  made: withIdentity,
  action: (place) => registerBy(place),
  leaves: [
    ['member.register ok', byIdentity, 'member', 'new'],
    ['session.login ok', { method: 'registration', rights: 'full' }, 'member', 'new'],
  ],
});
when('a registration by an identity that opens an account', {
  made: withIdentity,
  before: (place) => registerBy(place),
  action: (place) => registerBy(place),
  leaves: [['member.register identity_taken', byIdentity, 'guest', null]],
});
when('a registration by a token that is forged', {
  made: withIdentity,
  action: async (place) => registerBy(place, await service.signByStranger(service.claims())),
  leaves: [['member.register identity_refused', byIdentity, 'guest', null]],
});
when('setting up an authenticator', {
  before: ({ logIn }) => logIn(),
  action: ({ setUpAuthenticator }) => setUpAuthenticator(),
  leaves: [['authenticator.enrol ok', {}, 'member', 'member']],
});
when('an authenticator that is to be set up by a wrong password', {
  before: ({ logIn }) => logIn(),
  action: ({ visitor }) => visitor.call(enrolAuthenticator, { password: 'canary-that-is-wrong' }),
  leaves: [['authenticator.enrol wrong_proof', {}, 'member', 'member']],
});
when('removing an authenticator', {
  before: async ({ logIn, setUpAuthenticator }) => {
    await logIn();
    await setUpAuthenticator();
  },
  action: ({ visitor, member }) =>
    visitor.call(removeAuthenticator, { passwordOrCode: member.password }),
  leaves: [['authenticator.remove ok', {}, 'member', 'member']],
});
when('an authenticator that a wrong password is to remove', {
  before: async ({ logIn, setUpAuthenticator }) => {
    await logIn();
    await setUpAuthenticator();
  },
  action: ({ visitor }) =>
    visitor.call(removeAuthenticator, { passwordOrCode: 'canary-that-is-wrong' }),
  leaves: [['authenticator.remove wrong_proof', {}, 'member', 'member']],
});

const cases = [
  ...ownCases,
  ...accountCases,
  ...staffCases(() => site.urls.ownerUrl),
  ...moneyCases(() => site),
  ...staffCallCases(() => ({ urls: site.urls, staff })),
  ...staffEntryCases(() => office),
  ...systemCases(() => site),
];

const eventsIn = (code: string) =>
  site.database.transaction(code, (tx) =>
    runStatement<Record<string, unknown>>(tx, 'select * from audit_event'),
  );
/** The events of a merchant, and those of staff's accounts. */
const eventsOf = async (code: string) => [
  ...(await eventsIn(code)),
  ...(await eventsIn(staffRealm)),
];
const whoseOf = (id: unknown, memberId: string): ExpectedEvent[3] => {
  if (id === null) return null;
  return id === memberId ? 'member' : 'new';
};
const inOrder = (events: unknown[]): string[] =>
  events.map((each) => JSON.stringify(each)).toSorted();

test.each(cases)('L1, S3 $name leaves its event, and no secret', async (each) => {
  const made = typeof each.made === 'function' ? each.made() : each.made;
  const place = await openSigningIn({ site, mailbox }, made);
  const { code } = place.merchant;
  const before = (await each.before?.(place)) as never;
  const known = new Set((await eventsOf(code)).map(({ id }) => id));
  await each.action(place, before);
  const all = await eventsOf(code);
  const left = all.filter(({ id }) => !known.has(id));
  const told = left.map(({ action, result, about, actor, member_id: whose }) => [
    `${String(action)} ${String(result)}`,
    sorted(withoutIds(about as object)),
    actor,
    whoseOf(whose, place.member.id),
  ]);
  const leaves = each.leaves.map(([event, about, ...rest]) => [event, sorted(about), ...rest]);
  expect(inOrder(told)).toEqual(inOrder(leaves));
  const kept = JSON.stringify(all);
  for (const secret of place.secrets) expect(kept).not.toContain(secret);
});

/** Removes the ids that differ in each run. */
const withoutIds = (about: object): object =>
  Object.fromEntries(
    Object.entries(about).filter(
      ([key]) => !/^((bonus|voucher|feedback|talk|message|note|answer)Id|merchant)$/.test(key),
    ),
  );
const sorted = (about: object): string[] => inOrder(Object.entries(about));

test('L1 every action and every result that the trace knows is among them', () => {
  const listed = Object.entries(auditEvents).flatMap(([action, { results }]) =>
    results.map((result) => `${action} ${result}`),
  );
  const shown = new Set(cases.flatMap(({ leaves }) => leaves.map(([event]) => event)));
  expect([...shown].toSorted()).toEqual(listed.toSorted());
});
