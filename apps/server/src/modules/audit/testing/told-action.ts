// What a security action is held against: the events that it leaves.
import type { SignInOptions, SignInSetup } from '../../../testing/signing-in.ts';

export type Told = [
  event: string,
  about: object,
  by: 'member' | 'guest' | 'operator' | 'system',
  /** `new`: a member who was not there before. */
  whose: 'member' | 'new' | null,
];
export type Case<T = unknown> = {
  name: string;
  made?: SignInOptions | (() => SignInOptions);
  /** What has to come first. Its own events are not looked at. */
  before?: (place: SignInSetup) => Promise<T>;
  action: (place: SignInSetup, before: T) => Promise<unknown>;
  /** Where there is more than one event each is of an action of its own. */
  leaves: Told[];
};
export type Cases = {
  cases: Case<never>[];
  when: <T>(name: string, rest: Omit<Case<T>, 'name'>) => void;
};

export function openCases(): Cases {
  const cases: Case<never>[] = [];
  return {
    cases,
    /** Keeps what `before` gives together with what `action` takes. */
    when: (name, rest) => void cases.push({ name, ...rest } as unknown as Case<never>),
  };
}

/** Of a session in whose place another one came. */
export const endedOf = (whose: Told[3]): Told => [
  'session.end ok',
  { by: 'replaced' },
  'member',
  whose,
];

/** Of a login. */
export const refusedAs = (
  result: string,
  method = 'password',
  whose: Told[3] = 'member',
): Told[] => [[`session.login ${result}`, { method }, 'guest', whose]];
