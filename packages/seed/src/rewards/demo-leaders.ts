// Five thousand made-up members, so that the leaderboards are filled from the first minute. Each did at least one task of this week, some did more,
// mostly tasks with few points, and none has claimed the rewards. Their names are words, and their password is random.
import { randomBytes } from 'node:crypto';
import { readSettings } from '@parlour/contract/settings.schema';
import type { Tx } from '@parlour/database/connection';
import { hashPassword } from '@parlour/database/password-hash';
import { insertScores } from '@parlour/server/staff/activity';
import { runStatement } from '@parlour/database/statements/run-statement';
import type { demoMerchants } from '../demo-facts.ts';

export const madeUpMembers = 5_000;

const first =
  'amber,basil,birch,cedar,cobalt,coral,crimson,dusk,ember,fern,ginger,hazel,indigo,ivory,jasper,jade,juniper,lemon,lilac,maple,misty,mocha,nutmeg,olive,opal,pepper,quartz,russet,saffron,sage,silver,sunny,teal,umber,velvet,violet,walnut,willow,winter,zesty';
const second =
  'anchor,badger,breeze,brook,comet,crane,falcon,finch,garden,heron,island,kite,lantern,lark,meadow,otter,pebble,raven,river,robin,sparrow,summit,tide,tulip,wren';

/** The SQL of a pseudo-random whole number from 0 to 99, the same at each start. */
const chance = (...of: string[]): string =>
  `((hashtext(concat_ws(' ', ${of.join(', ')})) & 65535) % 100)`;

/** Writes the made-up members; nothing if the merchant has no tasks of the day. */
export async function seedLeaders(
  tx: Tx,
  { code, settings }: (typeof demoMerchants)[number],
): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
  const timeZone = readSettings(settings)('timeZone');
  await runStatement(
    tx,
    `with tasks as (
      select id, currency, definition #> '{rule,tasks}' as list from promotion
       where merchant_code = $1 and code = 'tasks-of-the-day'
    ), made as (
      insert into member (merchant_code, username, username_key, password_hash, created_at, first_login_at)
      select $1, name, name, $2, now() - interval '40 days', now() - interval '40 days'
        from tasks, generate_series(0, $3::int) as at,
             lateral (select split_part($4, ',', 1 + at % 40) as one,
                             split_part($5, ',', 1 + at / 40 % 25) as other) as words,
             lateral (select case at / 1000 when 0 then one || other when 1 then other || one
                       when 2 then one || other || (11 + at % 19) when 3 then other || one || (61 + at % 23)
                       else one || other || (2001 + at % 6) end as name) as named
      returning id, username
    )
    insert into reward (merchant_code, member_id, promotion_id, occasion, reward, currency, cost, state, about,
                        ready_at, points, earned_on)
    select $1, made.id, tasks.id, format('task %s %s', task ->> 'code', day), task -> 'reward', currency,
           (task #>> '{reward,amount}')::numeric * 100000, 'ready', jsonb_build_object('task', task -> 'code'),
           least(now(), (day + interval '8 hours') at time zone $6
                        + ${chance('username', 'day', "task ->> 'code'", "'when'")} * interval '8 minutes'),
           (task ->> 'points')::int, day
      from made cross join tasks cross join jsonb_array_elements(list) with ordinality as listed (task, place)
     cross join lateral (select (now() at time zone $6)::date as today) as now_there
     cross join generate_series(date_trunc('week', today::timestamp), today, '1 day') as morning
     cross join lateral (select morning::date as day, extract(isodow from today)::int as days) as of_week
     where ((day = today - ${chance('username')} % days and place = 1)
        or ${chance('username', "'diligence'")} * ${chance('username', 'day')} > 5_000
           and ${chance('username', 'day', "task ->> 'code'")} < 88 - 1.1 * (task ->> 'points')::int)`,
    [code, passwordHash, madeUpMembers - 1, first, second, timeZone],
  );
  await insertScores(tx);
}
