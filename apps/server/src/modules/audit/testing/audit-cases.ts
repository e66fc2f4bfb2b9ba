// Test cases of security actions, each with the events that it has to leave.
import type { SignInOptions, SignInSetup } from '../../../testing/signing-in.ts';

export type ExpectedEvent = [
  event: string,
  about: object,
  by: 'member' | 'guest' | 'operator' | 'system',
  /** `new`: a member that did not exist before. */
  whose: 'member' | 'new' | null,
];
export type Case<T = unknown> = {
  name: string;
  made?: SignInOptions | (() => SignInOptions);
  /** Runs before the action. Its own events are ignored. */
  before?: (place: SignInSetup) => Promise<T>;
  action: (place: SignInSetup, before: T) => Promise<unknown>;
  /** All events the action leaves, each with a different action. */
  leaves: ExpectedEvent[];
};
export type Cases = {
  cases: Case<never>[];
  when: <T>(name: string, rest: Omit<Case<T>, 'name'>) => void;
};

export function openCases(): Cases {
  const cases: Case<never>[] = [];
  return {
    cases,
    /** Adds a case: `action` takes what `before` returns. */
    when: (name, rest) => void cases.push({ name, ...rest } as unknown as Case<never>),
  };
}

/** The event of a session that ended because another one replaced it. */
export const endedOf = (whose: ExpectedEvent[3]): ExpectedEvent => [
  'session.end ok',
  { by: 'replaced' },
  'member',
  whose,
];

/** The event of a refused login. */
export const refusedAs = (
  result: string,
  method = 'password',
  whose: ExpectedEvent[3] = 'member',
): ExpectedEvent[] => [[`session.login ${result}`, { method }, 'guest', whose]];
