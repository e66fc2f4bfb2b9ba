// Second factors that a login requires (LOGIN-05).
import { ApiError } from '@parlour/client/api-error';
import type { Answer, Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';
import { secondFactors, type SecondFactor } from '@parlour/contract/login/second-factors';

export type AskedFactors = {
  /** Factors of which one is enough (TFA-02), in the order in which they are offered (TFA-01). */
  required: readonly SecondFactor[];
  /** Whether a code is sent to the member's e-mail address; our addition to the protocol. */
  hasEmailCode: boolean;
  /** Username of a login by a third-party identity, which the browser does not know; our addition to the protocol. */
  userName?: string;
};

/** Input of the first login call, sent again with the second factor (TFA-03). */
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
  /** Called half a second after the factor was shown as right (TFA-06). */
  onAnswer: (answer: Answer<typeof signIn>) => void;
  onClose: () => void;
};

/** Returns the factors that the refusal requires; null if there are none of ours, which makes it an ordinary refusal (LOGIN-06). */
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
