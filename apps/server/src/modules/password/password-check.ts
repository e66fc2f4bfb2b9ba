// Compares passwords in a queue: Argon2 takes 20 ms of a core, so a storm of logins must not starve other work, and a refusal comes soon (A6).
import { hashPassword, verifyPassword } from '@parlour/database/password-hash';
import type { Caller } from '#http/call';
import { networkKey } from '#http/limits';
import { openLine, type Pace } from './line.ts';
import { putWorkersBehind } from './worker-priority.ts';

/** All methods refuse with `service_unavailable` if they cannot finish in time. Networks take turns; work for callers who have left is skipped. */
export type PasswordCheck = {
  /** Compares a password. Without a hash it compares with a dummy hash, so that an unknown name takes the same time (LOGIN-11). */
  matches(password: string, hash: string | null, caller: Caller): Promise<boolean>;
  /** Hashes a new password, which costs as much as a comparison and waits in the same queue. */
  hash(password: string, caller: Caller): Promise<string>;
  /** Runs a whole login in its turn, from its first query to its comparison, so that the refused logins of a flood use no database connections. */
  inTurn<T>(caller: Caller, logIn: () => Promise<T>): Promise<T>;
};

/** The usual pace. Node has four threads for such work, and reading files and resolving hosts need some of them. */
const usual = { running: 2, withinMs: 1_000, now: () => performance.now() };

/** Logins at a time for each comparison: while one compares, the next queries the database. */
const loginsEach = 2;

type Verify = typeof verifyPassword;

/** Creates the check. Omitted parts of the pace have their usual values; the duration of a comparison is measured first here. */
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
