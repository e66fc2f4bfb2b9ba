// What is typed into the form of the login page, read from the form itself: React does not hold it, and may not be here yet.
import type { Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';
import type { IdentityChannel } from '@parlour/contract/identity/channels';

export const loginFormId = 'log-in';

export type Credentials = {
  /** For `sms` the mobile number. */
  username: string;
  /** For `sms` the code; of a remembered login what stands for the password. */
  password: string;
  type: 'username' | 'sms' | 'passkey' | 'firebase';
  /** For `passkey`, which takes the place of name and password. */
  passkey?: Input<typeof signIn>['passkey'];
  /** For `sms`. */
  countryDialingCode?: string;
  /** Both for `firebase`, which has no name and no password. */
  firebaseChannel?: IdentityChannel;
  firebaseIdToken?: string;
  /** The same: kept where the login makes the account. */
  affiliateCode?: string;
  referralCode?: string;
  domain?: string;
  registerUrl?: string;
  rememberMe: boolean;
};

export const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

export const readCredentials = (form: HTMLFormElement): Credentials => ({
  username: textIn(form, 'username').trim(),
  password: textIn(form, 'password'),
  type: 'username',
  rememberMe: textIn(form, 'rememberMe') !== '',
});

export type CredentialField = 'username' | 'password';

/** The fields that are empty, in their order. */
export const missingFields = (typed: Credentials): CredentialField[] =>
  (['username', 'password'] as const).filter((name) => typed[name] === '');
