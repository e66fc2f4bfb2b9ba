// Keeps what the studio said last about draws and own tickets, and asks again when something is due: a draw, a settlement, a line that came back.
import { createClock } from '../page/clock.ts';
import type { Shell } from '../page/shell.ts';
import { countdown, type Countdown } from './countdown.ts';
import type { Lottery, Slip } from './state.ts';

export type Desk = {
  state: () => Lottery;
  countdown: () => Countdown;
  now: () => number;
  /** Own tickets of an issue, oldest first. */
  slipsOf: (issue: string) => Slip[];
  /** Of a purchase or a page of the list. */
  learn: (slips: readonly Slip[]) => void;
  refresh: () => Promise<void>;
};

const openState = new Set(['pending', 'bought']);
const isUnsettled = (slip: Slip) =>
  openState.has(slip.state) || (slip.state === 'won' && !slip.isPaid);

/** The page was made a little before it came: the browser noted when. */
function pageSample(now: string) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { requestStart = 0, responseStart = 0 } = visit ?? {};
  return { server: Date.parse(now), sent: requestStart, received: responseStart };
}

export function createDesk(shell: Shell, first: Lottery, onChange: () => void): Desk {
  let state = first;
  let isAsking = false;
  const clock = createClock(() => performance.now(), pageSample(first.now));
  const slips = new Map<string, Slip>();
  const learn = (some: readonly Slip[]) => {
    for (const slip of some) slips.set(slip.id, slip);
  };
  learn(first.slips);

  const slipsOf = (issue: string) => [...slips.values()].filter((slip) => slip.issue === issue);
  const take = (next: Lottery, sample: { sent: number; received: number }) => {
    clock.learn({ server: Date.parse(next.now), ...sample });
    state = next;
    learn(next.slips);
  };
  /** The studio tells the tickets of open issues by itself; drawn ones are looked up. */
  const followSettled = async (before: string | null, pages: number): Promise<void> => {
    const issue = state.last?.issue ?? '';
    if (pages === 0 || !slipsOf(issue).some(isUnsettled)) return;
    const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
    const answer = await shell.calls.get<{ slips: Slip[] }>(`lottery/slips${query}`);
    if (answer.end !== 'answered') return;
    learn(answer.body.slips);
    const last = answer.body.slips.at(-1);
    if (last) await followSettled(last.id, pages - 1);
  };
  const ask = async () => {
    const answer = await shell.calls.get<Lottery>('lottery');
    const { say, notices } = shell;
    if (answer.end === 'answered') {
      take(answer.body, answer.sample);
      notices.strip(null);
      await followSettled(null, 5);
    } else {
      const isOver = answer.end === 'refused' && answer.code === 'over';
      notices.strip({
        text: say(isOver ? 'studio.game.ended' : 'studio.game.offline'),
        act: say('studio.game.try_again'),
        onAct: () => void desk.refresh(),
      });
    }
    onChange();
  };
  const desk: Desk = {
    state: () => state,
    now: clock.now,
    countdown: () => {
      const { closesAt, drawsAt } = state.current;
      const times = { closesAt: Date.parse(closesAt), drawsAt: Date.parse(drawsAt) };
      return countdown(clock.now(), { ...times, period: state.period });
    },
    slipsOf,
    learn,
    refresh: async () => {
      if (isAsking) return;
      isAsking = true;
      await ask();
      isAsking = false;
    },
  };
  return desk;
}

/** Whether the studio will soon have news without a draw: a ticket that waits for the wallet. */
export const hasNewsSoon = (desk: Desk): boolean => {
  const { current, last } = desk.state();
  return (
    desk.slipsOf(current.issue).some(({ state }) => state === 'pending') ||
    desk.slipsOf(last?.issue ?? '').some(isUnsettled)
  );
};
