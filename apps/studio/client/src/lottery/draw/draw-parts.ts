// Texts around the numbers of a draw.
import { make } from '../../page/element.ts';
import { clockText } from '../clock/countdown.ts';
import type { Game } from '../game.ts';
import { kindName, outcomeName } from '../rules/kind-words.ts';
import { prizeOf } from '../rules/kinds.ts';
import type { Draw, Winners } from '../state.ts';
import type { Outcome } from './outcome.ts';
import type { StageWords } from './stage.ts';

const words = { 3: 'three', 4: 'four', 5: 'five' } as const;
const inWords = (count: number) => words[count as keyof typeof words] ?? 'six';

const title = (text: string) => make('p', { class: 'text-heading' }, text);

/** Returns the outcome; none for a player without a ticket. Without a win it shows no amount and no hint of a near miss. */
export function verdict(game: Game, outcome: Outcome, tickets: number): StageWords {
  const { say } = game.shell;
  if (tickets === 0) return { key: 'none', prize: null, lines: [] };
  if (!outcome.isSettled) {
    return { key: 'settling', prize: null, lines: [title(say('studio.lottery.settling'))] };
  }
  const { winning, isPaid, prize, isGain } = outcome;
  if (winning.length === 0) {
    return { key: 'lost', prize: null, lines: [title(say('studio.lottery.no_prize'))] };
  }
  const which = say('studio.lottery.winning', { count: winning.length, list: winning.join(', ') });
  const paid = say(isPaid ? 'studio.game.paid' : 'studio.game.being_paid');
  return {
    key: `won ${prize} ${isPaid}`,
    prize,
    isGain,
    lines: [
      title(wonText(game, outcome)),
      make('p', { class: 'text-caption stage-paid' }, `${which} · ${paid}`),
    ],
  };
}

/** Returns the text of a win. For the classic lottery it contains the number of right numbers. */
const wonText = ({ shell: { say }, rules }: Game, { best, winning }: Outcome): string =>
  rules.look === 'balls'
    ? say('studio.lottery.matched', { count: inWords(best) })
    : say('studio.lottery.won', { count: winning.length });

const nowTexts = {
  balls: 'studio.lottery.now',
  digits: 'studio.lottery.now',
  keno: 'studio.lottery.now',
  dice: 'studio.lottery.now_dice',
  race: 'studio.lottery.now_race',
} as const;

/** Returns the words before the first number: the seconds left, and at zero that the draw begins. */
export function buildUp({ shell: { say }, rules }: Game, seconds: number): StageWords {
  if (seconds === 0) {
    return { key: 'now', prize: null, lines: [title(say(nowTexts[rules.look]))] };
  }
  return {
    key: `in ${seconds}`,
    prize: null,
    lines: [
      make('p', { class: 'hero num stage-count', 'aria-hidden': 'true' }, countText(seconds)),
      title(say('studio.lottery.good_luck')),
    ],
  };
}

const countText = (seconds: number): string =>
  seconds < 60 ? String(seconds) : clockText(seconds);

export function announcement(game: Game, draw: Draw, outcome: Outcome): string {
  const { say, money } = game.shell;
  const numbers = game.look.drawnText(draw.numbers ?? []);
  if (outcome.winning.length === 0) return `${say('studio.lottery.result')}. ${numbers}`;
  return `${numbers}. ${wonText(game, outcome)}. ${money.exact(outcome.prize)}`;
}

/** Largest number of prizes that are listed, the rarest first. */
const mostTold = 6;

/** Creates the heading and the list of winners. Prizes that nobody won are left out. */
export function winnersList(game: Game, { winners }: Draw): HTMLElement {
  const { say, money } = game.shell;
  const unit = BigInt(game.desk.state().unit);
  const told = game.rules.kinds
    .flatMap((kind) =>
      kind.odds.map(({ outcome, oneIn, times }) => {
        const isIt = (each: Winners) => each.kind === kind.name && each.outcome === outcome;
        const count = winners?.find(isIt)?.count ?? 0;
        return { kind, outcome, count, oneIn: Number(oneIn), prize: prizeOf(unit, times) };
      }),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.oneIn - one.oneIn)
    .slice(0, mostTold);
  const nameOf = ({ kind, outcome }: (typeof told)[number]): string => {
    if (game.rules.look === 'balls') return say('studio.lottery.right', { count: outcome });
    const [what, which] = [kindName(say, kind), outcomeName(say, kind, outcome)];
    const isEnough = what === which || kind.way === 'match' || kind.way === 'sum';
    return isEnough ? which : `${what}, ${which}`;
  };
  const row = (each: (typeof told)[number]) =>
    make(
      'li',
      { class: 'winner' },
      make('span', { class: 'grow' }, nameOf(each)),
      make('span', { class: 'text-muted' }, say('studio.lottery.winner_count', each)),
      make('bdi', { class: 'text-subheading' }, money.short(each.prize)),
    );
  const list = make('ul', { class: 'list num winner-list' }, ...told.map(row));
  const none = make('p', { class: 'text-muted' }, say('studio.lottery.no_winners'));
  return make(
    'section',
    { class: 'winners' },
    make('h2', { class: 'text-heading draw-title' }, say('studio.lottery.winners')),
    told.length > 0 ? list : none,
  );
}
