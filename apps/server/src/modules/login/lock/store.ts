// Stores the guesses that count against a name or a known device.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { loginLocks } from '@parlour/database/tables/login';
import { inArray } from 'drizzle-orm';

export type Guess = {
  merchantCode: string;
  subject: Buffer;
  attemptId: string;
  at: Date;
  mostFailures: number;
};
export type GuessCount = {
  /** False while the lock holds: the password must not be compared. */
  isCounted: boolean;
  lockedUntil: Date | null;
};

/** Counts a guess. Locks last 1, 2, 4, 8 and then 15 minutes. A locked subject is unchanged, so that guesses do not prolong the lock. */
const count = statement<
  GuessCount,
  [code: string, subject: Buffer, attempt: string, at: Date, most: number]
>(
  'count_guess',
  `with before as (select $4::timestamptz as now, $5::integer as most)
   insert into login_lock as held (merchant_code, subject, failures, counted_at, attempt_id)
     values ($1, $2, 1, $4, $3)
   on conflict (merchant_code, subject) do update set (failures, counted_at, locked_until, attempt_id) = (
     select
       case when is_locked then held.failures else next end,
       case when is_locked then held.counted_at else now end,
       case when is_locked then held.locked_until
            when next >= most then now + make_interval(mins => least(15, (2 ^ least(next - most, 4))::integer))
       end,
       case when is_locked then held.attempt_id else $3 end
     from before,
       lateral (select coalesce(held.locked_until > now, false) as is_locked) as lock,
       lateral (select case
         when held.counted_at < now - case when held.locked_until is null then interval '30 minutes' else interval '12 hours' end then 1
         else held.failures + 1 end as next) as following
   )
   returning attempt_id = $3 as "isCounted", locked_until as "lockedUntil"`,
);

export async function countGuess(tx: Tx, guess: Guess): Promise<GuessCount> {
  const { merchantCode, subject, attemptId, at, mostFailures } = guess;
  const [counted] = await count(tx, merchantCode, subject, attemptId, at, mostFailures);
  if (!counted) throw new Error('a guess was not counted');
  return counted;
}

const takeBack = statement<object, [subject: Buffer, most: number]>(
  'take_back_guess',
  `with gone as (delete from login_lock where subject = $1 and failures = 1)
   update login_lock set failures = failures - 1,
     locked_until = case when failures > $2 then locked_until end
   where subject = $1 and failures > 1`,
);

/** Takes back a guess whose password was not compared. */
export const takeBackGuess = async (tx: Tx, guess: Pick<Guess, 'subject' | 'mostFailures'>) =>
  void (await takeBack(tx, guess.subject, guess.mostFailures));

/** Clears guesses, after the right password or with a new one. */
export const forgetGuesses = (tx: Tx, subjects: Buffer[]) =>
  tx.delete(loginLocks).where(inArray(loginLocks.subject, subjects)).execute();

/** Removes locks twelve hours after their last guess, when they no longer have any effect. */
export const removeOldLocks = removerOfOld({
  table: 'login_lock',
  key: 'subject',
  time: 'counted_at',
});
