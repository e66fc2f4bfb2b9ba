// Holds one round of a game at one step, so that a kill lands exactly there. A trigger in the studio's database waits as
// long as the run wants. The statement of a process that is killed meanwhile is either lost, or done without an answer.
import { clusterUrl } from '@parlour/database/embedded/address';
import { openConnection } from '@parlour/database/testing/one-connection';
import type { Product } from '../product.ts';
import type { Chance } from '../random.ts';
import type { EngineStep } from './steps.ts';

/** A step at which to hold. `place` is the id of a play, or the series of a lottery. */
export type Hold = EngineStep & { place: string };
export type Holds = {
  put: (holds: readonly Hold[]) => Promise<void>;
  /** Lists the holds at which a statement waits now. */
  reached: () => Promise<Hold[]>;
  /** Ends all holds after the kill. Each waiting statement is cancelled or let through at random. */
  end: (chance: Chance) => Promise<void>;
  close: () => Promise<void>;
};

/** Class numbers of two advisory locks. The first makes a statement wait at a hold; the second lets only one wait and all others pass. */
const [waiting, turn] = [7_421, 7_422];

const triggers = `
create table soak_hold (place text, step text, number int not null, primary key (place, step));
create function soak_hold() returns trigger language plpgsql as $$
declare
  at_place text;
  at_step text;
  found_number int;
begin
  if tg_table_name = 'lottery_issue' then
    if old.numbers is null and new.numbers is not null
    then at_place := new.series; at_step := 'drawn'; end if;
  elsif tg_table_name = 'instant_step' then
    at_place := (select play_id from instant_round where id = new.round_id)::text;
    at_step := 'step';
  elsif tg_op = 'INSERT' then
    at_place := new.play_id::text;
    if new.kind = 'prize' then at_step := 'decided'; end if;
  elsif old.state = 'due' and new.state = 'taken' then
    at_place := new.play_id::text;
    at_step := case new.kind when 'stake' then 'asked' when 'prize' then 'paid' end;
  elsif old.tries = 0 and new.tries = 1 then
    at_place := new.play_id::text;
    at_step := case new.kind when 'stake' then 'noted' when 'prize' then 'owed' end;
  end if;
  if at_step is null then return new; end if;
  select number into found_number from soak_hold where place = at_place and step = at_step;
  if found_number is not null and pg_try_advisory_xact_lock(${turn}, found_number)
  then perform pg_advisory_xact_lock_shared(${waiting}, found_number); end if;
  return new;
end
$$;
create trigger soak_hold before insert or update on money_move for each row execute function soak_hold();
create trigger soak_hold before insert on instant_step for each row execute function soak_hold();
create trigger soak_hold before update on lottery_issue for each row execute function soak_hold();`;

const whoWaits = `select pid, objid::int as number from pg_locks
  where locktype = 'advisory' and classid = ${waiting} and not granted
    and database = (select oid from pg_database where datname = current_database())`;

export async function openHolds({ dataDir }: Product): Promise<Holds> {
  const { query, close } = await openConnection(clusterUrl(dataDir, 'studio'));
  await query(triggers);
  let held: Hold[] = [];
  const list = async () =>
    (await query<{ pid: number; number: number }>(whoWaits)).flatMap((row) => {
      const hold = held[row.number];
      return hold ? [{ ...row, hold }] : [];
    });
  return {
    put: async (holds) => {
      for (const hold of holds) {
        const number = held.push(hold) - 1;
        await query('select pg_advisory_lock($1, $2)', [waiting, number]);
        await query('insert into soak_hold (place, step, number) values ($1, $2, $3)', [
          hold.place,
          hold.step,
          number,
        ]);
      }
    },
    reached: async () => (await list()).map(({ hold }) => hold),
    end: async (chance) => {
      for (const { pid } of await list()) {
        if (chance.next() < 0.5) await query('select pg_terminate_backend($1)', [pid]);
      }
      await query('delete from soak_hold');
      await query('select pg_advisory_unlock_all()');
      held = [];
    },
    close,
  };
}
