// Compares passwords in a bounded queue: Argon2 takes 20 ms of a core, so a storm of logins must not starve everything else (A6).
import { hashPassword, verifyPassword } from '@parlour/database/password-hash';
import { Refusal } from '#http/refusal';
import { putWorkersBehind } from './worker-priority.ts';

export type PasswordCheck = {
  /** Without a hash it compares with that of a password that nobody has, so that an unknown name costs the same time (LOGIN-11). */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Of a new password; it costs as much, and waits in the same queue. */
  hash(password: string): Promise<string>;
};

type Bounds = {
  /** Comparisons at a time. Node has four threads for them, and reading files and looking up hosts need some of those. */
  running: number;
  /** How many may wait: 60, two at a time, take 0.6 s. */
  waiting: number;
};

type Verify = typeof verifyPassword;

export async function createPasswordCheck(
  bounds: Bounds = { running: 2, waiting: 60 },
  verify: Verify = verifyPassword,
): Promise<PasswordCheck> {
  const hashOfNobody = await hashPassword('nobody has this password');
  putWorkersBehind();
  const turn = takeTurns(bounds);
  return {
    hash: (password) => turn(() => hashPassword(password)),
    matches: (password, hash) =>
      turn(async () => {
        const isSame = await verify(password, hash ?? hashOfNobody);
        return isSame && hash !== null;
      }),
  };
}

/** Runs a few at a time, lets some wait, and refuses the rest at once. */
function takeTurns({ running, waiting }: Bounds) {
  const queue: (() => void)[] = [];
  let free = running;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new Refusal('service_unavailable', { retryAfter: 1 });
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
