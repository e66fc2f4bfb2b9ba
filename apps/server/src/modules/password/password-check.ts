// Compares passwords in a line: Argon2 takes 20 ms of a core, so a storm of logins must not starve everything else, and nobody waits long for a refusal (A6).
import { hashPassword, verifyPassword } from '@parlour/database/password-hash';
import type { Caller } from '#http/call';
import { networkKey } from '#http/limits';
import { openLine, type Pace } from './line.ts';
import { putWorkersBehind } from './worker-priority.ts';

/** Both refuse with `service_unavailable` whom they cannot serve in time. The caller’s network takes turns with the others; what a caller who is gone waited for is not done. */
export type PasswordCheck = {
  /** Without a hash it compares with that of a password that nobody has, so that an unknown name costs the same time (LOGIN-11). */
  matches(password: string, hash: string | null, caller: Caller): Promise<boolean>;
  /** Of a new password; it costs as much, and waits in the same line. */
  hash(password: string, caller: Caller): Promise<string>;
};

/** Node has four threads for comparisons, and reading files and looking up hosts need some of those. */
const usual = { running: 2, withinMs: 1_000, now: () => performance.now() };

type Verify = typeof verifyPassword;

/** What is not said of the pace is as usual; what a comparison takes is measured, the first time here. */
export async function createPasswordCheck(
  pace: Partial<Pace> = {},
  verify: Verify = verifyPassword,
): Promise<PasswordCheck> {
  const begun = performance.now();
  const hashOfNobody = await hashPassword('nobody has this password');
  const line = openLine({ ...usual, tookMs: performance.now() - begun, ...pace });
  putWorkersBehind();
  const wait = <T>({ address, gone }: Caller, task: () => Promise<T>): Promise<T> =>
    line({ network: networkKey(address), gone: gone() }, task);
  return {
    hash: (password, caller) => wait(caller, () => hashPassword(password)),
    matches: (password, hash, caller) =>
      wait(caller, async () => {
        const isSame = await verify(password, hash ?? hashOfNobody);
        return isSame && hash !== null;
      }),
  };
}
