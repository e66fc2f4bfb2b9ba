// The texts of a failed sign-in (IDP-08): in plain words, then the service's own code and reason.
import { providerName } from '#foundation/identity/providers.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { OAuthChannel } from './redirect.ts';

const texts = {
  'auth/account-exists-with-different-credential': 'identity.auth_account_exists',
  'auth/email-already-in-use': 'identity.auth_account_exists',
  'auth/credential-already-in-use': 'identity.auth_already_used',
  'auth/invalid-credential': 'identity.auth_invalid_credential',
  'auth/user-cancelled': 'identity.auth_popup_closed',
  'auth/popup-closed-by-user': 'identity.auth_popup_closed',
  'auth/popup-blocked': 'identity.auth_popup_blocked',
  'auth/invalid-phone-number': 'identity.auth_invalid_number',
  'auth/missing-phone-number': 'identity.auth_invalid_number',
  'auth/invalid-verification-code': 'identity.auth_wrong_code',
  'auth/missing-verification-code': 'identity.auth_wrong_code',
  'auth/code-expired': 'identity.auth_code_expired',
  'auth/invalid-verification-id': 'identity.auth_code_expired',
  'auth/network-request-failed': 'identity.auth_network',
  'auth/timeout': 'identity.auth_network',
  'auth/operation-not-allowed': 'identity.auth_not_allowed',
  'auth/quota-exceeded': 'identity.auth_quota',
  'auth/too-many-requests': 'identity.auth_too_many',
  'auth/user-disabled': 'identity.auth_disabled',
  'auth/user-token-expired': 'identity.auth_expired',
  'auth/unauthorized-domain': 'identity.auth_domain',
  'auth/web-storage-unsupported': 'identity.auth_storage',
} as const;

/** Problems that one field of the phone form causes. */
const fields = {
  'auth/invalid-phone-number': 'number',
  'auth/missing-phone-number': 'number',
  'auth/invalid-verification-code': 'code',
  'auth/missing-verification-code': 'code',
  'auth/code-expired': 'code',
  'auth/invalid-verification-id': 'code',
} as const satisfies { [code in keyof typeof texts]?: 'number' | 'code' };

const fallback = 'auth/unknown';

export type SignInProblem = { say: Phrase; code: string; reason: string };

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

export const codeOf = (error: unknown): string => {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && code !== '' ? code : fallback;
};

/** The field of the phone form that the problem is shown beside; null if it is shown below the form. */
export const fieldOf = (problem: SignInProblem | null): 'number' | 'code' | null =>
  (problem && (fields as Partial<Record<string, 'number' | 'code'>>)[problem.code]) ?? null;

/** The reason without the service's frame, `Firebase: … (auth/…).` */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
    .trim();

/** The problem of a failed sign-in. Null if the player pressed another button while a window was open. */
export function problemOf(error: unknown): SignInProblem | null {
  const code = codeOf(error);
  if (code === 'auth/cancelled-popup-request') return null;
  const id = isKnown(code) ? texts[code] : 'identity.auth_unknown';
  return { say: (t) => t(id), code, reason: reasonOf(error) || code };
}

/** The problem of a redirect without an answer: the player left the other service, or the browser withholds its answer. */
export const noAnswer = (channel: OAuthChannel): SignInProblem => ({
  say: (t) => t('identity.auth_no_answer', { provider: providerName(channel, t) }),
  code: 'auth/no-auth-event',
  reason: 'nothing came back',
});
