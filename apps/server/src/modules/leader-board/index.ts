// The leaderboard (MEMBER-10): the top members of a day, week or month by points, and the member's own rank.
// The list is read once in 30 seconds for all members; a member's own points are read at each call.
import { avatarNumber, drawnAvatars } from '@parlour/contract/member/avatar-number';
import { addDays, dayOf, firstOf, nextOf } from '@parlour/contract/rewards/local-days';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { keepLatest } from '#http/keep-latest';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { listBoardPrizes } from '#modules/rewards';
import { maskName } from '#modules/session';
import type { ServerModule } from '#server/module';
import { rankOf, type Counts } from './ranks.ts';
import { countByPoints, findPoints, listFirst, type Board } from './store.ts';

type Deps = { database: Database; clock: () => Date };
type Answer = CallAnswer<'leaderBoard'>;
type TopRow = { memberId: string; points: number; name: string; icon: number };
type CachedBoard = { first: TopRow[]; counts: Counts };

/** The most rows of the list. */
const most = 50;
/** Maximum age of the list: the page requests it every minute. */
const keptMs = 30_000;
const mostBytes = 32 * 1024 * 1024;
/** Memory of a board: about 60 bytes for each row of counts, 200 for each row of the list. */
const bytesOf = ({ first, counts }: CachedBoard): number =>
  first.length * 200 + counts.length * 60 + 500;

export function leaderBoardModule(deps: Deps): ServerModule {
  const kept = keepLatest<CachedBoard>({ mostBytes, bytesOf });
  return {
    name: 'leader-board',
    calls: {
      leaderBoard: (input, call) => readBoard(call, input, { ...deps, kept }),
    },
  };
}

const iconOf = (memberId: string): number => avatarNumber(memberId, drawnAvatars);

type ReadDeps = Deps & { kept: ReturnType<typeof keepLatest<CachedBoard>> };

async function readBoard(
  call: MemberCall,
  { period }: CallInput<'leaderBoard'>,
  { database, clock, kept }: ReadDeps,
): Promise<Answer> {
  const { merchant, session } = call;
  if (!merchant.flag('REWCEN3')) throw new Refusal('function.not.available');
  const { code } = merchant;
  const at = clock();
  const firstDay = firstOf(period, dayOf(at, merchant.setting('timeZone')));
  const board: Board = { period, firstDay };
  const moment = Math.floor(at.getTime() / keptMs);
  const [{ first, counts }, points, prizes] = await Promise.all([
    kept.get(`${code} ${period} ${firstDay} ${moment}`, () => readFirst(database, code, board)),
    database.read(code, (tx) => findPoints(tx, board, session.memberId)),
    listBoardPrizes(call, period, { database, clock }),
  ]);
  return {
    period,
    from: firstDay,
    to: addDays(nextOf(period, firstDay), -1),
    rows: first.map((row) => ({
      rank: rankOf(row.points, counts) ?? 0,
      name: row.name,
      icon: row.icon,
      points: row.points,
      isOwn: row.memberId === session.memberId,
    })),
    prizes,
    own: { rank: rankOf(points, counts), points, icon: iconOf(session.memberId) },
  };
}

async function readFirst(database: Database, code: string, board: Board): Promise<CachedBoard> {
  const [first, counts] = await Promise.all([
    database.query(code, (tx) => listFirst(tx, board, most)),
    database.query(code, (tx) => countByPoints(tx, board)),
  ]);
  return {
    counts,
    first: first.map(({ username, ...row }) => ({
      ...row,
      name: maskName(username),
      icon: iconOf(row.memberId),
    })),
  };
}
