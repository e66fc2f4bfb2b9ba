// The persons on the account page, and the outcome of choosing each (vendors.md 5). Any other name is also a person, always the same one.
import { createHash } from 'node:crypto';
import type { Trigger } from '../stand-in.ts';

export type Person = {
  /** The user's fixed id at the service. */
  localId: string;
  name: string;
  email: string | null;
};

/** An answer of the service without tokens. */
export type TokenlessAnswer =
  /** An answer with status 200. */
  | { needConfirmation: true; email: string; verifiedProvider: string[] }
  | { status: 200 | 400; errorMessage: string };

const noTokens: Readonly<Record<string, (person: Person) => TokenlessAnswer>> = {
  known: ({ email }) => ({
    needConfirmation: true,
    email: email ?? '',
    verifiedProvider: ['password'],
  }),
  elsewhere: () => ({ status: 200, errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' }),
  disabled: () => ({ status: 400, errorMessage: 'USER_DISABLED' }),
  broken: () => ({ status: 400, errorMessage: 'INVALID_IDP_RESPONSE : The response was refused.' }),
};

/** Errors that the account page reports without a call to the service. */
export const pageErrors = {
  cancel: { code: 'auth/user-cancelled', message: 'The user did not grant the permissions.' },
  error: { code: 'auth/internal-error', message: 'The sign-in page has failed.' },
} as const;

export const personTriggers: readonly Trigger[] = [
  { input: 'known', effect: 'Its mail address has an account of another kind: needConfirmation' },
  { input: 'elsewhere', effect: 'FEDERATED_USER_ID_ALREADY_LINKED' },
  { input: 'disabled', effect: 'USER_DISABLED' },
  { input: 'broken', effect: 'INVALID_IDP_RESPONSE' },
  { input: 'nomail', effect: 'A person without a mail address' },
  { input: 'any other name', effect: 'That person, with an address at mail.example' },
  { input: 'phone ending in 0001', effect: 'INVALID_PHONE_NUMBER' },
  { input: 'phone ending in 0002', effect: 'QUOTA_EXCEEDED' },
  { input: 'phone ending in 0003', effect: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
  { input: 'code 000000', effect: 'SESSION_EXPIRED' },
];

/** Persons that have a button on the account page. */
export const listedPersons = [
  'mira',
  'nomail',
  'known',
  'elsewhere',
  'disabled',
  'broken',
] as const;

export const localIdOf = (project: string, provider: string, name: string): string =>
  createHash('sha256')
    .update([project, provider, name].join('\n'))
    .digest('base64url')
    .slice(0, 28);

export function personOf(project: string, provider: string, typed: string): Person {
  const name = typed.trim().toLowerCase();
  const mailbox = name.replaceAll(/[^a-z0-9]+/g, '.').replaceAll(/^\.|\.$/g, '') || 'somebody';
  return {
    localId: localIdOf(project, provider, name),
    name: typed.trim(),
    email: name === 'nomail' ? null : `${mailbox}@mail.example`,
  };
}

export const noTokensFor = (person: Person): TokenlessAnswer | null =>
  noTokens[person.name.toLowerCase()]?.(person) ?? null;

const refusedNumbers: Readonly<Record<string, string>> = {
  '0001': 'INVALID_PHONE_NUMBER : This number is none.',
  '0002': 'QUOTA_EXCEEDED : No more messages today.',
  '0003': 'TOO_MANY_ATTEMPTS_TRY_LATER',
};

/** The service's refusal of a number; null for a number that gets its code. */
export const refusalOfNumber = (number: string): string | null =>
  /^\+[1-9]\d{6,14}$/.test(number)
    ? (refusedNumbers[number.slice(-4)] ?? null)
    : 'INVALID_PHONE_NUMBER';
