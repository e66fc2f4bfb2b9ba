// What a login is asked for besides its first proof (LOGIN-05).
import { ApiError } from '@parlour/client/api-error';
import type { Answer, Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';
import { secondFactors, type SecondFactor } from '@parlour/contract/login/second-factors';

export type AskedFactors = {
  /** One of them is enough (TFA-02). In the order in which they are offered (TFA-01). */
  required: readonly SecondFactor[];
  /** Ours: a code is sent to the address. */
  hasEmailCode: boolean;
  /** Ours: of a login by a third-party identity, which knows no name. */
  userName?: string;
};

/** What is sent once more, with the second factor beside it (TFA-03). */
export type FirstProof = Pick<
  Input<typeof signIn>,
  | 'type'
  | 'loginDeviceId'
  | 'rememberMe'
  | 'countryDialingCode'
  | 'firebaseChannel'
  | 'firebaseIdToken'
> & { username: string; password: string };

export type SecondFactorProps = {
  isOpen: boolean;
  first: FirstProof;
  asked: AskedFactors;
  /** Half a second after the player was told that it is right (TFA-06). */
  onAnswer: (answer: Answer<typeof signIn>) => void;
  onClose: () => void;
};

/** Null where nothing of ours is asked for: then it is a refusal as any other (LOGIN-06). */
export function askedFactors(error: unknown): AskedFactors | null {
  if (!(error instanceof ApiError) || error.code !== 'login_verify_required') return null;
  const named = new Map(Object.entries(error.value ?? {}));
  const required = secondFactors.filter((each) => Boolean(named.get(each)));
  if (required.length === 0) return null;
  const userName = named.get('userName');
  return {
    required,
    hasEmailCode: named.get('emailCode') === true,
    ...(typeof userName === 'string' && { userName }),
  };
}
