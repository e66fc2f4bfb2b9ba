// Security actions of staff who enter the back office.
import { logOutStaff, openInvitation, takeInvitation } from '@parlour/contract/staff/console-calls';
import type { SignInSetup } from '../../../testing/signing-in.ts';
import { passkeyPassword, prepareTaking } from '../../../testing/staff-passkeys.ts';
import type { StaffPerson, TestConsole } from '../../../testing/test-console.ts';
import { openCases, type Cases, type ExpectedEvent } from './audit-cases.ts';

const wrong = 'canary-that-is-wrong';
const refusedAs = (result: string): ExpectedEvent[] => [
  [`staff.login ${result}`, {}, 'guest', null],
];

export function staffEntryCases(office: () => TestConsole): Cases['cases'] {
  const { cases, when } = openCases();
  const invite = async ({ merchant: { code }, secrets }: SignInSetup) => {
    const mail = `${code}@example.com`;
    const { token } = await office().accounts.inviteStaff({ mail, role: 'owner' });
    const browser = office().open();
    const { value } = await browser.call(openInvitation, { token });
    const secret = String(value['secret']);
    for (const each of [token, secret]) secrets.add(each);
    const taken = { token, password: 'seven-grey-Herons' };
    const take = (shown: string) => browser.call(takeInvitation, { ...taken, code: shown });
    return { token, browser, secret, take };
  };
  type Link = Awaited<ReturnType<typeof invite>>;
  const join = async ({ merchant: { code }, secrets }: SignInSetup): Promise<StaffPerson> => {
    const person = await office().join('support', code);
    for (const each of [person.password, person.secret, ...person.recoveryCodes]) secrets.add(each);
    return person;
  };

  when<Link>('an invitation that is taken', {
    before: invite,
    action: (_, { secret, take }) => take(office().codeAt(secret)),
    leaves: [['staff.join ok', { secondFactor: 'authenticator' }, 'operator', null]],
  });
  when<Link>('an invitation that is taken with a wrong code', {
    before: invite,
    action: (_, { secret, take }) => take(office().codeAt(secret, -90_000)),
    leaves: [['staff.join wrong_code', { secondFactor: 'authenticator' }, 'guest', null]],
  });
  const withPasskey = async (place: SignInSetup, over: object = {}) => {
    const { token, browser } = await invite(place);
    place.secrets.add(passkeyPassword);
    const taken = await prepareTaking({ token, browser, over });
    for (const each of Object.values(taken.passkey.response)) place.secrets.add(String(each));
    return () => browser.call(takeInvitation, taken);
  };
  type TakeLink = Awaited<ReturnType<typeof withPasskey>>;
  when<TakeLink>('an invitation that is taken with a passkey', {
    before: (place) => withPasskey(place),
    action: (_, take) => take(),
    leaves: [['staff.join ok', { secondFactor: 'passkey' }, 'operator', null]],
  });
  when<TakeLink>('an invitation that is taken with a passkey of another host', {
    before: (place) => withPasskey(place, { rpId: 'lumen.localhost' }),
    action: (_, take) => take(),
    leaves: [['staff.join wrong_passkey', { secondFactor: 'passkey' }, 'guest', null]],
  });
  when<StaffPerson>('a login to the back office', {
    before: join,
    action: (_, person) => office().logIn(person),
    leaves: [['staff.login ok', {}, 'operator', null]],
  });
  when<StaffPerson>('a login to the back office with a wrong password', {
    before: join,
    action: (_, person) => office().logIn(person, { over: { password: wrong } }),
    leaves: refusedAs('wrong_credentials'),
  });
  when<StaffPerson>('a login to the back office with a wrong code', {
    before: join,
    action: (_, person) => office().logIn(person, { over: { code: '000000' } }),
    leaves: refusedAs('wrong_second_factor'),
  });
  when<StaffPerson>('a login to the back office by a disabled account', {
    before: async (place) => {
      const person = await join(place);
      await office().accounts.disableStaff({ mail: person.mail });
      return person;
    },
    action: (_, person) => office().logIn(person),
    leaves: refusedAs('disabled'),
  });
  when<StaffPerson>('one login to the back office too many', {
    before: async (place) => {
      const person = await join(place);
      const guess = () => office().logIn(person, { over: { password: wrong } });
      for (let each = 0; each < 10; each += 1) await guess();
      return person;
    },
    action: (_, person) => office().logIn(person),
    leaves: refusedAs('limited'),
  });
  when<StaffPerson>('logging out of the back office', {
    before: join,
    action: (_, { browser }) => browser.call(logOutStaff),
    leaves: [['staff.logout ok', {}, 'operator', null]],
  });
  when<StaffPerson>('a merchant that is chosen in the back office', {
    before: join,
    action: ({ merchant }, person) => office().choose(person, merchant.code),
    leaves: [['staff.choose ok', {}, 'operator', null]],
  });
  return cases;
}
