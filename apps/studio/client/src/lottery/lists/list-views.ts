// Results and tickets, to look back at.
import { button, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { ballRow } from '../balls.ts';
import type { Desk } from '../desk.ts';
import { createNextDock } from '../clock/next-dock.ts';
import { createPagedList } from './paged-list.ts';
import { slipWords } from './slip-words.ts';
import { drawName } from '../draw-name.ts';
import type { Draw, Slip } from '../state.ts';
import type { View } from '../view.ts';

type Parts = { shell: Shell; desk: Desk; onPlay: () => void; onOpen: (draw: Draw) => void };

const queryOf = (before: string | undefined): string =>
  before === undefined ? '' : `?before=${encodeURIComponent(before)}`;

export function createResultsView({ shell, desk, onPlay, onOpen }: Parts): View {
  const dock = createNextDock({ shell, desk, onPlay });
  const list = createPagedList<Draw>({
    shell,
    empty: shell.say('studio.lottery.no_results'),
    load: async (before) => {
      const path = `lottery/draws${queryOf(before?.issue)}`;
      const answer = await shell.calls.get<{ draws: Draw[] }>(path);
      return answer.end === 'answered' ? answer.body.draws.filter(({ numbers }) => numbers) : null;
    },
    row: (draw) =>
      button(
        { class: 'list-row list-row--detail list-row--flush', onclick: () => onOpen(draw) },
        make(
          'span',
          { class: 'grow' },
          make('small', {}, drawName(shell, draw.issue, desk.now())),
          ballRow(draw.numbers ?? []),
        ),
      ),
  });
  return viewOf(list, dock);
}

const settled = new Set(['won', 'lost', 'void']);

/** Grouped by draw, as they come: the newest draw first. */
export function createTicketsView({ shell, desk, onPlay, onOpen }: Parts): View {
  const openDraw = async (issue: string): Promise<void> => {
    const draw = await desk.findDraw(issue);
    if (draw) onOpen(draw);
    else shell.notices.toast(shell.say('studio.game.offline'), 'warning');
  };
  const toResult = (issue: string): HTMLElement =>
    button(
      { class: 'more text-link', onclick: () => void openDraw(issue) },
      shell.say('studio.lottery.result'),
    );
  const head = ({ issue, state }: Slip): HTMLElement =>
    make(
      'header',
      { class: 'row row--apart tickets-head' },
      make('h2', { class: 'text-subheading' }, drawName(shell, issue, desk.now())),
      settled.has(state) && toResult(issue),
    );
  const dock = createNextDock({ shell, desk, onPlay });
  const list = createPagedList<Slip>({
    shell,
    empty: shell.say('studio.lottery.no_tickets'),
    load: async (before) => {
      const answer = await shell.calls.get<{ slips: Slip[] }>(
        `lottery/slips${queryOf(before?.id)}`,
      );
      if (answer.end !== 'answered') return null;
      desk.learn(answer.body.slips);
      return answer.body.slips;
    },
    row: (slip) =>
      make(
        'div',
        { class: 'list-row list-row--detail list-row--flush' },
        make('div', { class: 'grow' }, ballRow(slip.picks)),
        slipWords(shell, slip),
      ),
    group: { keyOf: ({ issue }) => issue, head },
  });
  return viewOf(list, dock);
}

type Listed = { element: HTMLElement; refresh: () => Promise<void> };
const viewOf = (list: Listed, dock: ReturnType<typeof createNextDock>): View => ({
  main: list.element,
  dock: [dock.element],
  tick: dock.tick,
  update: () => {
    dock.update();
    void list.refresh();
  },
});
