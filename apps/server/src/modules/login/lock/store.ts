// Stores the guesses that count against a name or a known device.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Counts a guess. Locks last 1, 2, 4, 8 and then 15 minutes. A locked subject is unchanged, so that guesses do not prolong the lock. */
const count = tenantStatement<shapes.LoginGuess>(
  'login_guess',
  `with before as (select $at::timestamptz as now, $mostFailures::integer as most)
   insert into login_lock as held (merchant_code, subject, failures, counted_at, attempt_id)
     values ($merchant, $subject, 1, $at, $attemptId)
   on conflict (merchant_code, subject) do update set (failures, counted_at, locked_until, attempt_id) = (
     select
       case when is_locked then held.failures else next end,
       case when is_locked then held.counted_at else now end,
       case when is_locked then held.locked_until
            when next >= most then now + make_interval(mins => least(15, (2 ^ least(next - most, 4))::integer))
       end,
       case when is_locked then held.attempt_id else $attemptId end
     from before,
       lateral (select coalesce(held.locked_until > now, false) as is_locked) as lock,
       lateral (select case
         when held.counted_at < now - case when held.locked_until is null then interval '30 minutes' else interval '12 hours' end then 1
         else held.failures + 1 end as next) as following
   )
   returning attempt_id = $attemptId as "isCounted!", locked_until as "lockedUntil"`,
);

/** The count of a guess. `isCounted` is false while the lock holds: the password must not be compared. */
type GuessCount = shapes.LoginGuess['row'];

export async function countGuess(tx: Tx, guess: shapes.LoginGuess['values']): Promise<GuessCount> {
  const [counted] = await count(tx, guess);
  if (!counted) throw new Error('a guess was not counted');
  return counted;
}

/** Takes back a guess whose password was not compared. */
export const takeBackGuess = tenantStatement<shapes.LoginGuessTakenBack>(
  'login_guess_taken_back',
  `with gone as (delete from login_lock where merchant_code = $merchant and subject = $subject and failures = 1)
   update login_lock set failures = failures - 1,
     locked_until = case when failures > $mostFailures then locked_until end
   where merchant_code = $merchant and subject = $subject and failures > 1`,
);

/** Clears guesses, after the right password or with a new one. */
export const forgetGuesses = tenantStatement<shapes.LoginGuessesForgotten>(
  'login_guesses_forgotten',
  `delete from login_lock where merchant_code = $merchant and subject = any ($subjects)`,
);

/** Removes locks twelve hours after their last guess, when they no longer have any effect. */
export const removeOldLocks = tenantStatement<shapes.LoginOldLocks>(
  'login_old_locks',
  `delete from login_lock where merchant_code = $merchant and subject = any (array(
     select subject from login_lock where merchant_code = $merchant and counted_at < $before
      order by counted_at limit $most::int
   )) returning subject`,
);
