import type { Answer } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';

/** The shipped initial password, literally so. */
const initialPassword = '{secret}';

type SignedIn = Pick<Answer<typeof signIn>, 'passwordChangeRequired' | 'passwordExpired'>;

/** LOGIN-04: must the password be changed first? Our server says so; a gateway that does not leaves it to us. */
export const mustChangePassword = (
  answer: SignedIn,
  typed: string,
  forcesExpired: boolean,
): boolean =>
  answer.passwordChangeRequired ??
  (typed === initialPassword || (answer.passwordExpired && forcesExpired));
