// Sheet with the rules of a game: its figures, how it is played, its prizes, and what is good to know. All figures come from the game's data.
import type { VolatilityRange } from '@parlour/games/fair/volatility';
import { make, type Child } from '../element.ts';
import type { Shell } from '../shell.ts';
import type { Say } from '../texts.ts';
import { emphasise, mark, type ReturnRange } from './marked-text.ts';
import { volatilityFact } from './volatility-fact.ts';

export type GameRules = {
  returned: ReturnRange;
  volatility: VolatilityRange;
  /** The largest prize, such as `×500` or an amount. */
  top: string;
  /** Sentences on how the game is played, in order. */
  steps: readonly (string | HTMLElement)[];
  /** Heading and content of the prizes; null without a bet to list them for. */
  prizes: { title: string; content: readonly Child[] } | null;
  /** Sentences on fairness and on failures. The one on the return is added. */
  notes: readonly string[];
};
type RulesContext = Pick<Shell, 'say' | 'money' | 'openSheet' | 'title'>;

const fact = (name: string, ...value: Child[]): HTMLElement =>
  make('div', {}, make('dt', { class: 'text-caption text-muted' }, name), make('dd', {}, ...value));

function facts(say: Say, { returned, volatility, top }: GameRules): HTMLElement {
  const isOne = returned.least === returned.most;
  return make(
    'dl',
    { class: 'rule-facts num' },
    fact(
      say(isOne ? 'studio.game.rtp' : 'studio.game.rtp_up_to'),
      make('bdi', {}, `${returned.most}%`),
    ),
    fact(say('studio.game.volatility'), ...volatilityFact(say, volatility)),
    fact(say('studio.game.top_prize'), make('bdi', { class: 'text-accent' }, top)),
  );
}

const hundred = 10_000_000n;

/** Returns the sentence on the return of a hundred in the player's currency. */
function returnNote({ say, money }: RulesContext, { least, most }: ReturnRange): string {
  const amount = (percent: string) => {
    const [whole = '0', part = ''] = percent.split('.');
    return money.short((hundred * BigInt(whole + part.padEnd(2, '0').slice(0, 2))) / 10_000n);
  };
  const [from, to] = [amount(least), amount(most)];
  const share = from === to ? mark(from) : `${mark(from)} – ${mark(to)}`;
  return say('studio.game.rtp_note', { sum: mark(money.short(hundred)), share });
}

const heading = (text: string): HTMLElement => make('h3', { class: 'text-heading' }, text);

export function openRules(shell: RulesContext, rules: GameRules): void {
  const { say, title } = shell;
  const item = (each: string | HTMLElement): HTMLElement =>
    make('li', {}, make('div', {}, ...(typeof each === 'string' ? emphasise(each) : [each])));
  shell.openSheet(
    say('studio.game.rules'),
    make(
      'div',
      { class: 'row rule-title' },
      title.cover !== null &&
        make('img', { src: title.cover, alt: '', width: 48, height: 64, loading: 'lazy' }),
      make('p', { class: 'text-subheading' }, title.name),
    ),
    facts(say, rules),
    heading(say('studio.game.how_to_play')),
    make('ol', { class: 'rule-steps num' }, ...rules.steps.map(item)),
    ...(rules.prizes === null ? [] : [heading(rules.prizes.title), ...rules.prizes.content]),
    heading(say('studio.game.good_to_know')),
    make(
      'ul',
      { class: 'rule-notes num' },
      ...[returnNote(shell, rules.returned), ...rules.notes].map(item),
    ),
  );
}
