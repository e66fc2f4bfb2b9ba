// Keeps what the studio said last about draws and own tickets, and asks again when it is told to.
import type { CallAnswer } from '../page/calls.ts';
import { createClock } from '../page/clock.ts';
import type { Shell } from '../page/shell.ts';
import { countdown, type Countdown } from './clock/countdown.ts';
import { drawName } from './draw-name.ts';
import type { Draw, Lottery, Slip } from './state.ts';
import { createTickets, isUnsettled } from './tickets.ts';

export type Desk = {
  state: () => Lottery;
  countdown: () => Countdown;
  now: () => number;
  /** Own tickets of an issue, oldest first. */
  slipsOf: (issue: string) => Slip[];
  /** Of a purchase or a page of the list. */
  learn: (slips: readonly Slip[]) => void;
  refresh: () => Promise<void>;
  /** A draw that others have overtaken, with own tickets as they ended; null while nobody can say. */
  findDraw: (issue: string) => Promise<Draw | null>;
  /** The last draws, newest first, as many as pictures are made of; asked for again when there is a newer one. */
  loadDraws: () => Promise<readonly Draw[] | null>;
  /** What is known of it already. */
  drawOf: (issue: string) => Draw | null;
  /** "Draw 1221, 20:22". */
  nameOf: (issue: string) => string;
};

/** Of so many draws pictures are made. */
const lookedBack = 50;
/** How many pages of own tickets are looked through for those of the last draw: a hundred. */
const pages = 5;

/** The page was made a little before it came: the browser noted when. */
function pageSample(now: string) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { requestStart = 0, responseStart = 0 } = visit ?? {};
  return { server: Date.parse(now), sent: requestStart, received: responseStart };
}

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

  const take = async (answer: CallAnswer<Lottery>) => {
    if (answer.end !== 'answered') return;
    clock.learn({ server: Date.parse(answer.body.now), ...answer.sample });
    latest = answer.body;
    shell.starts.learn(latest.pace);
    learnDraws([latest.last]);
    tickets.learn(latest.slips);
    await followSettled(latest.last?.issue ?? '', null, pages);
  };
  /** The studio tells the tickets of open issues by itself; drawn ones are looked up. */
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
  return {
    state: () => latest,
    now: clock.now,
    countdown: () => {
      const { closesAt, drawsAt } = latest.current;
      const times = { closesAt: Date.parse(closesAt), drawsAt: Date.parse(drawsAt) };
      return countdown(clock.now(), { ...times, period: latest.period });
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
    drawOf: (issue) => draws.get(issue) ?? null,
    nameOf: (issue) => {
      const { current, rules } = latest;
      const drawsAt = issue === current.issue ? current.drawsAt : draws.get(issue)?.drawsAt;
      const at = drawsAt === undefined ? null : Date.parse(drawsAt);
      return drawName(shell, { issue, at, isDaily: 'at' in rules.schedule }, clock.now());
    },
  };
}

/** Whether the studio will soon have news without a draw: a ticket that waits for the wallet. */
export const hasNewsSoon = (desk: Desk): boolean => {
  const { current, last } = desk.state();
  return (
    desk.slipsOf(current.issue).some((slip) => slip.state === 'pending') ||
    desk.slipsOf(last?.issue ?? '').some(isUnsettled)
  );
};
