// Compares passwords in a line: Argon2 takes 20 ms of a core, so a storm of logins must not starve everything else, and nobody waits long for a refusal (A6).
import { hashPassword, verifyPassword } from '@parlour/database/password-hash';
import type { Caller } from '#http/call';
import { networkKey } from '#http/limits';
import { openLine, type Pace } from './line.ts';
import { putWorkersBehind } from './worker-priority.ts';

/** All refuse with `service_unavailable` whom they cannot serve in time. The caller’s network takes turns with the others; what a caller who is gone waited for is not done. */
export type PasswordCheck = {
  /** Without a hash it compares with that of a password that nobody has, so that an unknown name costs the same time (LOGIN-11). */
  matches(password: string, hash: string | null, caller: Caller): Promise<boolean>;
  /** Of a new password; it costs as much, and waits in the same line. */
  hash(password: string, caller: Caller): Promise<string>;
  /** Runs a whole login in its turn, from its first query to its comparison: of a flood, those who are refused cost the database nothing, and take none of its connections from others. */
  inTurn<T>(caller: Caller, logIn: () => Promise<T>): Promise<T>;
};

/** Node has four threads for comparisons, and reading files and looking up hosts need some of those. */
const usual = { running: 2, withinMs: 1_000, now: () => performance.now() };

/** So many logins for each comparison that runs: while one is compared the next one asks the database. */
const loginsEach = 2;

type Verify = typeof verifyPassword;

/** Parts of the pace that are left out are as usual. What a comparison takes is measured, for the first time here. */
export async function createPasswordCheck(
  pace: Partial<Pace> = {},
  verify: Verify = verifyPassword,
): Promise<PasswordCheck> {
  const begun = performance.now();
  const hashOfNobody = await hashPassword('nobody has this password');
  const whole = { ...usual, tookMs: performance.now() - begun, ...pace };
  const line = openLine(whole);
  const { running, tookMs } = whole;
  const logins = openLine({
    ...whole,
    running: running * loginsEach,
    tookMs: tookMs * loginsEach,
  });
  putWorkersBehind();
  const arrivalOf = ({ address, gone }: Caller) => ({
    network: networkKey(address),
    gone: gone(),
  });
  return {
    inTurn: (caller, logIn) => logins(arrivalOf(caller), logIn),
    hash: (password, caller) => line(arrivalOf(caller), () => hashPassword(password)),
    matches: (password, hash, caller) =>
      line(arrivalOf(caller), async () => {
        const isSame = await verify(password, hash ?? hashOfNobody);
        return isSame && hash !== null;
      }),
  };
}
