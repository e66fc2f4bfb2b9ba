// The values of the login form, read from the form itself, because React does not control it and may not be loaded yet.
import type { Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';
import type { IdentityChannel } from '@parlour/contract/identity/channels';

export const loginFormId = 'log-in';

export type Credentials = {
  /** The user name, or the mobile number for `sms`. */
  username: string;
  /** The password, the code for `sms`, or the token of a remembered login. */
  password: string;
  type: 'username' | 'sms' | 'passkey' | 'firebase';
  /** The passkey, in place of name and password. */
  passkey?: Input<typeof signIn>['passkey'];
  /** The dialling code, only for `sms`. */
  countryDialingCode?: string;
  /** The channel, in place of name and password; with `firebaseIdToken` only for `firebase`. */
  firebaseChannel?: IdentityChannel;
  firebaseIdToken?: string;
  /** Affiliate data, stored if the login creates the account; this and the three fields below only for `firebase`. */
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

/** The empty fields, in the order of the form. */
export const missingFields = (typed: Credentials): CredentialField[] =>
  (['username', 'password'] as const).filter((name) => typed[name] === '');
