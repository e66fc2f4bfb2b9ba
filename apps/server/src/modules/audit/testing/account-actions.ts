// Security actions on accounts: passkeys, tokens of listed sites, codes that are sent, registrations and forgotten passwords.
import { sendEmailCode } from '@parlour/contract/codes/calls';
import { swapTargetToken } from '@parlour/contract/leaving/calls';
import { signIn } from '@parlour/contract/login/calls';
import { listPasskeys, passkeyLoginOptions, removePasskey } from '@parlour/contract/passkey/calls';
import { makePasskey } from '../../../testing/soft-authenticator.ts';
import type { SignInOptions } from '../../../testing/signing-in.ts';
import { endedOf, openCases, refusedAs, type ExpectedEvent } from './audit-cases.ts';

const byMobile: SignInOptions = { settings: { 'register.fields.mobileNum.enabled': 'on' } };
const { cases, when } = openCases();

const withPasskeys: SignInOptions = { settings: { passkeys: 'on' } };
when('making a passkey', {
  made: withPasskeys,
  before: ({ logIn }) => logIn(),
  action: ({ addPasskey }) => addPasskey(),
  leaves: [['passkey.add ok', {}, 'member', 'member']],
});
when('removing a passkey', {
  made: withPasskeys,
  before: async (place) => {
    await place.logIn();
    await place.addPasskey();
    const { value } = await place.visitor.call(listPasskeys);
    return (value['passkeys'] as { id: string }[])[0]?.id ?? '';
  },
  action: ({ visitor }, id) => visitor.call(removePasskey, { id }),
  leaves: [['passkey.remove ok', {}, 'member', 'member']],
});
when('a login with a passkey', {
  made: withPasskeys,
  before: async (place) => {
    await place.logIn();
    return place.addPasskey();
  },
  action: async ({ elsewhere, loginDeviceId, secrets }, { passkey, at }) => {
    const by = elsewhere();
    const { value } = await by.call(passkeyLoginOptions, { loginDeviceId });
    const challenge = String(value['challenge']);
    secrets.add(challenge);
    const shown = passkey.show({ ...at, challenge });
    await by.call(signIn, { type: 'passkey', loginDeviceId, passkey: shown });
  },
  leaves: [['session.login ok', { method: 'passkey', rights: 'full' }, 'member', 'member']],
});
when('a login with a passkey that nobody has', {
  made: withPasskeys,
  action: ({ visitor, loginDeviceId, merchant }) => {
    const at = { origin: `http://${merchant.host}`, rpId: merchant.host };
    const shown = makePasskey().show({ ...at, challenge: 'x' });
    return visitor.call(signIn, { type: 'passkey', loginDeviceId, passkey: shown });
  },
  leaves: refusedAs('wrong_credentials', 'passkey', null),
});

const partner = { origin: 'https://partner.example', secret: `canary-${'p'.repeat(32)}` };
when('a token that the server of a listed site swapped', {
  made: {
    settings: {
      'redirect.targets': partner.origin,
      'redirect.secrets': `${partner.origin}=${partner.secret}`,
    },
  },
  before: async ({ logIn, mintTargetToken, secrets }) => {
    await logIn();
    secrets.add(partner.secret);
    return mintTargetToken(partner.origin);
  },
  action: ({ elsewhere }, token) => elsewhere().call(swapTargetToken, { token, ...partner }),
  leaves: [['session.target ok', { origin: partner.origin }, 'member', 'member']],
});

const asked = (result: string, channel: string, purpose = 'login'): ExpectedEvent[] => [
  [`code.send ${result}`, { channel, purpose }, 'guest', null],
];
when('a code by text message', {
  action: async ({ askForText, codeTo, national }) => {
    await askForText();
    await codeTo(`+63${national}`);
  },
  leaves: asked('ok', 'sms'),
});
when('a code to a number that nobody has', {
  action: ({ askForText }) => askForText('9179999999'),
  leaves: asked('nobody', 'sms'),
});
when('a code when the day’s budget is spent', {
  made: { settings: { 'sms.budgetPerDay': '0' } },
  action: ({ askForText }) => askForText(),
  leaves: asked('budget_spent', 'sms'),
});
when('a code after which four fifths of the day’s budget are spent', {
  made: { settings: { 'sms.budgetPerDay': '1' } },
  action: ({ askForText }) => askForText(),
  leaves: [['sms.budget low', { budget: 'members' }, 'system', null], ...asked('ok', 'sms')],
});
when('a code by e-mail', {
  action: async ({ visitor, member, loginDeviceId, codeTo, merchant }) => {
    await visitor.call(sendEmailCode, { username: member.username, loginDeviceId });
    await codeTo(`${merchant.code}@example.test`);
  },
  leaves: asked('ok', 'email'),
});
when('a code by e-mail for a name that nobody has', {
  action: ({ visitor, loginDeviceId }) =>
    visitor.call(sendEmailCode, { username: 'nobody-at-all', loginDeviceId }),
  leaves: asked('nobody', 'email'),
});
when('a code to a number that registers, and that a member has', {
  made: byMobile,
  action: ({ askToRegister, national }) => askToRegister(national),
  leaves: asked('taken', 'sms', 'register'),
});

const registering = (
  result: string,
  method = 'name',
  whose: null | 'new' = null,
): ExpectedEvent[] => [
  [`member.register ${result}`, { method }, whose === null ? 'guest' : 'member', whose],
];
const entered: ExpectedEvent = [
  'session.login ok',
  { method: 'registration', rights: 'full' },
  'member',
  'new',
];
when('a registration', {
  action: ({ register }) => register(),
  leaves: [...registering('ok', 'name', 'new'), entered],
});
when('the same registration once more', {
  before: ({ register }) => register(),
  action: ({ register }) => register(),
  leaves: [...registering('repeated', 'name', 'new'), entered, endedOf('new')],
});
when('a registration with a name that is taken', {
  action: ({ register, member }) => register({ username: member.username }),
  leaves: registering('name_taken'),
});
when('a registration with a wrong code', {
  made: byMobile,
  action: ({ registerByText }) => registerByText('9170000001', '000000'),
  leaves: registering('wrong_code', 'mobile'),
});
when('a registration with a number that was taken meanwhile', {
  made: byMobile,
  before: async ({ askToRegister, codeTo, takeMobile }) => {
    await askToRegister('9170000002');
    const code = await codeTo('+639170000002');
    await takeMobile('9170000002');
    return code;
  },
  action: ({ registerByText }, code) => registerByText('9170000002', code),
  leaves: registering('mobile_taken', 'mobile'),
});
when('one registration too many', {
  made: { settings: { 'limits.registerPerAddress': '1' } },
  before: ({ register }) => register(),
  action: ({ register }) => register({ username: 'another' }),
  leaves: registering('limited'),
});
when('a code for a new password', {
  action: async (place) => {
    await place.askForReset();
    await place.codeTo(`+63${place.national}`);
  },
  leaves: asked('ok', 'sms', 'reset'),
});
when('a new password by a code, with which two sessions end', {
  before: async (place) => {
    for (const browser of [place.visitor, place.elsewhere()]) await place.logIn(undefined, browser);
    await place.askForReset();
    return place.codeTo(`+63${place.national}`);
  },
  action: ({ resetPassword }, code) => resetPassword(code),
  leaves: [['password.reset ok', { channel: 'sms' }, 'member', 'member']],
});
when('a new password by a wrong code', {
  before: ({ askForReset }) => askForReset(),
  action: ({ resetPassword }) => resetPassword('000000'),
  leaves: [['password.reset wrong_code', { channel: 'sms' }, 'guest', null]],
});
export const accountCases = cases;
