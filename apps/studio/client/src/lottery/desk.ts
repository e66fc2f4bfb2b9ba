// Stores the studio's last state of draws and of the player's tickets, and reads it again on request.
import type { CallAnswer } from '../page/calls.ts';
import { createClock } from '../page/clock.ts';
import type { Shell } from '../page/shell.ts';
import { countdown, type Countdown } from './clock/countdown.ts';
import { drawName, shortName, type DrawNameData } from './draw-name.ts';
import type { Draw, Lottery, Rules, Slip } from './state.ts';
import { createTickets, isUnsettled } from './tickets.ts';

export type Desk = {
  state: () => Lottery;
  countdown: () => Countdown;
  now: () => number;
  /** Returns the next draw that can be bought: the current one while its sales are open, else the one after. Without one after, returns the closed one. */
  upcoming: () => UpcomingDraw;
  /** Returns the player's tickets for an issue, oldest first. */
  slipsOf: (issue: string) => Slip[];
  /** Takes in the tickets of a purchase or of a page of the list. */
  learn: (slips: readonly Slip[]) => void;
  refresh: () => Promise<void>;
  /** Reads a draw that is no longer the last one, and the results of its tickets; null if no numbers are received. */
  findDraw: (issue: string) => Promise<Draw | null>;
  /** Returns the last draws, newest first, for the pictures of trends. Reads them again when there is a newer draw. */
  loadDraws: () => Promise<readonly Draw[] | null>;
  /** Returns a draw that is already known. */
  drawOf: (issue: string) => Draw | null;
  /** Formats the time of a draw. All times of one lottery have the same form: with seconds if its draws are not whole minutes apart. */
  writeTime: (at: number) => string;
  /** Returns a name such as "Draw 1221, 20:22". */
  nameOf: (issue: string) => string;
  /** Returns the name's distinguishing part: "1221". */
  shortNameOf: (issue: string) => string;
};

export type UpcomingDraw = {
  issue: string;
  sales: 'open' | 'soon' | 'closed';
  countdown: Countdown;
};

/** Number of draws in the pictures of trends. */
const lookedBack = 50;
/** Number of pages that are searched for tickets of the last draw: a hundred tickets. */
const pages = 5;

/** Returns a clock sample from the load of the page, whose times the browser recorded. */
function pageSample(now: string) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { requestStart = 0, responseStart = 0 } = visit ?? {};
  return { server: Date.parse(now), sent: requestStart, received: responseStart };
}

const isDrawnBetweenMinutes = ({ schedule }: Rules): boolean =>
  'every' in schedule && schedule.every % 60 !== 0;

export function createDesk(shell: Shell, first: Lottery, onChange: () => void): Desk {
  let latest = first;
  let isAsking = false;
  const clock = createClock(() => performance.now(), pageSample(first.now));
  const tickets = createTickets(first.slips, () => void shell.purse.refresh());

  const draws = new Map<string, Draw>();
  let recent: { newest: string; draws: readonly Draw[] } | null = null;
  const learnDraws = (learnt: readonly (Draw | null)[]) => {
    for (const draw of learnt) if (draw?.numbers) draws.set(draw.issue, draw);
  };
  learnDraws([first.last]);

  const countdownTo = (
    { closesAt, drawsAt }: { closesAt: string; drawsAt: string },
    period: number,
  ): Countdown =>
    countdown(clock.now(), {
      closesAt: Date.parse(closesAt),
      drawsAt: Date.parse(drawsAt),
      period,
    });
  const take = async (answer: CallAnswer<Lottery>) => {
    if (answer.end !== 'answered') return;
    clock.learn({ server: Date.parse(answer.body.now), ...answer.sample });
    latest = answer.body;
    shell.starts.learn(latest.pace);
    learnDraws([latest.last]);
    tickets.learn(latest.slips);
    await followSettled(latest.last?.issue ?? '', null, pages);
  };
  /** Reads the tickets of a drawn issue until they are settled. The studio's state contains only those of open issues. */
  const followSettled = async (
    issue: string,
    before: string | null,
    left: number,
  ): Promise<void> => {
    if (left === 0 || !tickets.of(issue).some(isUnsettled)) return;
    const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
    const answer = await shell.calls.get<{ slips: Slip[] }>(`lottery/slips${query}`);
    if (answer.end !== 'answered') return;
    tickets.learn(answer.body.slips);
    const last = answer.body.slips.at(-1);
    if (last) await followSettled(issue, last.id, left - 1);
  };
  const refresh = async () => {
    if (isAsking) return;
    isAsking = true;
    const answer = await shell.calls.get<Lottery>('lottery');
    await take(answer);
    isAsking = false;
    shell.showLine(answer, () => void refresh());
    onChange();
  };
  const writeTime = (at: number) =>
    shell.writeTime(at, clock.now(), isDrawnBetweenMinutes(latest.rules));
  return {
    state: () => latest,
    now: clock.now,
    countdown: () => countdownTo(latest.current, latest.period),
    upcoming: () => {
      const { current, next, period } = latest;
      const standing = countdownTo(current, period);
      if (standing.phase === 'open' || next === null) {
        const sales = standing.phase === 'open' ? 'open' : 'closed';
        return { issue: current.issue, sales, countdown: standing };
      }
      return { issue: next.issue, sales: 'soon', countdown: countdownTo(next, period) };
    },
    slipsOf: tickets.of,
    learn: tickets.learn,
    refresh,
    findDraw: async (issue) => {
      const answer = await shell.calls.get<Draw>(`lottery/draws/${issue}`);
      await followSettled(issue, null, pages);
      if (answer.end !== 'answered' || !answer.body.numbers) return null;
      learnDraws([answer.body]);
      return answer.body;
    },
    loadDraws: async () => {
      const newest = latest.last?.issue ?? '';
      if (recent?.newest === newest) return recent.draws;
      const answer = await shell.calls.get<{ draws: Draw[] }>(`lottery/draws?most=${lookedBack}`);
      if (answer.end !== 'answered') return null;
      learnDraws(answer.body.draws);
      recent = { newest, draws: answer.body.draws.filter(({ numbers }) => numbers) };
      return recent.draws;
    },
    writeTime,
    drawOf: (issue) => draws.get(issue) ?? null,
    nameOf: (issue) => drawName(shell.say, findName(issue, latest, draws), writeTime),
    shortNameOf: (issue) => shortName(findName(issue, latest, draws), writeTime),
  };
}

/** Finds what the name of a draw contains. */
function findName(
  issue: string,
  { current, next, rules }: Lottery,
  draws: ReadonlyMap<string, Draw>,
): DrawNameData {
  const coming = [current, next].find((each) => each?.issue === issue);
  const drawsAt = coming?.drawsAt ?? draws.get(issue)?.drawsAt;
  const at = drawsAt === undefined ? null : Date.parse(drawsAt);
  return { issue, at, isDaily: 'at' in rules.schedule };
}

/** True if news are due without a draw, because a ticket waits for the wallet. */
export const hasNewsSoon = (desk: Desk): boolean => {
  const { current, last } = desk.state();
  return (
    desk.slipsOf(current.issue).some((slip) => slip.state === 'pending') ||
    desk.slipsOf(last?.issue ?? '').some(isUnsettled)
  );
};
