// The proof of a draw, for the sheet that all games share.
import { drawResult } from '@parlour/games/draws/draw-result';
import { reckon } from '../page/fair/reckon.ts';
import type { Shell } from '../page/shell.ts';
import { loadLater } from '../page/load-later.ts';
import { button, make } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Draw, Lottery } from './state.ts';

/** The oldest series. Its data and addresses do not contain its name, because it was once the only one. */
const firstSeries = 'minute-six';
const isFirst = ({ series, rules }: Lottery): boolean =>
  series === undefined ? rules.look === 'balls' : series === firstSeries;

/** Data that a checker needs in addition to the draw, as the studio publishes it. */
const sourceOf = (lottery: Lottery) =>
  isFirst(lottery) ? {} : { series: lottery.series, machine: lottery.rules.machine };

/** Returns the public pages; null if the studio does not report the series. */
function pagesOf(lottery: Lottery, issue: string): { data: string; how: string } | null {
  const { series } = lottery;
  if (series === undefined && !isFirst(lottery)) return null;
  const base = isFirst(lottery)
    ? '/lottery'
    : `/lottery/series/${encodeURIComponent(series ?? '')}`;
  const how = `${base}/draws?lang=${document.documentElement.lang}`;
  return { data: `${base}/draws/${issue}.json`, how };
}

/** Draws the numbers again, from the seed's bytes under the draw's name, and compares them. */
async function isDrawn(lottery: Lottery, draw: ProvenDraw, seed: string): Promise<boolean> {
  const { issue, numbers } = draw;
  const name = isFirst(lottery) ? issue : `${lottery.series ?? ''}:${issue}`;
  const due = await reckon({ seed, name }, (stream) => drawResult(lottery.rules.machine, stream));
  return due.join() === numbers?.join();
}

export type ProvenDraw = Pick<Draw, 'issue' | 'commitment' | 'seed' | 'numbers'>;

/** Creates the line below a draw or the board that opens the proof. */
export function fairLine(shell: Shell, lottery: Lottery, draw: ProvenDraw): HTMLElement {
  const { say } = shell;
  const { issue, commitment, seed, numbers } = draw;
  const open = async (): Promise<void> => {
    const sheet = await loadLater(shell, () => import('../page/sheets/verify-sheet.ts'));
    sheet?.openVerifySheet(shell, {
      what: 'draw',
      commitment,
      seed,
      how: say('studio.lottery.how'),
      isDrawn: seed === null ? null : () => isDrawn(lottery, draw, seed),
      data: { ...sourceOf(lottery), issue, commitment, seed, numbers },
      pages: pagesOf(lottery, issue),
    });
  };
  return make(
    'div',
    { class: 'fair' },
    icon('shield', 20),
    make('span', { class: 'grow' }, say('studio.game.fair')),
    button(
      { class: 'more text-link fair-act', onclick: () => void open() },
      say('studio.game.verify'),
    ),
  );
}
