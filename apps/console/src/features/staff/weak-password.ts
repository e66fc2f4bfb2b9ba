import { weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';
import { valueOf } from '#foundation/failures.ts';

/** Lists the reasons for which the server refused a new password; none for any other failure. */
export function reasonsOf(error: unknown): readonly Weakness[] {
  const { reasons } = valueOf(error, 'password_weak') as { reasons?: readonly string[] };
  return weaknesses.filter((each) => reasons?.includes(each));
}
