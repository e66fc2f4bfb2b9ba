// The lists of past results and of tickets.
import { button, make } from '../../page/element.ts';
import { countsRight, type Game } from '../game.ts';
import { ticketWords } from '../rules/kind-words.ts';
import { createRadios } from '../play/radios.ts';
import { createPagedList } from './paged-list.ts';
import { rightOf, slipWords } from './slip-words.ts';
import { countSeries } from './trends.ts';
import { heatTables } from './heat.ts';
import type { Draw, Slip } from '../state.ts';

type ListViewOptions = { game: Game; onOpen: (draw: Draw) => void };
export type ListView = { element: HTMLElement; refresh: () => Promise<void> };

const queryOf = (before: string | undefined): string =>
  before === undefined ? '' : `?before=${encodeURIComponent(before)}`;

export function createResults({ game, onOpen }: ListViewOptions): ListView {
  const { shell, desk, look } = game;
  const { say } = shell;
  const numbers = make('div', { class: 'pad' });
  let counted: readonly Draw[] = [];
  const showNumbers = async (): Promise<void> => {
    const draws = await desk.loadDraws();
    if (!draws || draws === counted || draws.length === 0) return;
    counted = draws;
    const all = look.counted.map((each) => countSeries(draws, each));
    numbers.replaceChildren(heatTables(say, all, draws.length));
  };
  const list = createPagedList<Draw>({
    shell,
    empty: say('studio.lottery.no_results'),
    load: async (before) => {
      const path = `lottery/draws${queryOf(before?.issue)}`;
      const answer = await shell.calls.get<{ draws: Draw[] }>(path);
      return answer.end === 'answered' ? answer.body.draws.filter((each) => each.numbers) : null;
    },
    keyOf: ({ issue }) => issue,
    row: (draw) =>
      button(
        { class: 'list-row list-row--flush result', onclick: () => onOpen(draw) },
        make('span', { class: 'result-name' }, desk.nameOf(draw.issue)),
        look.drawnMarks(draw.numbers ?? []),
      ),
  });
  const panels = [list.element, numbers];
  const choices = [say('studio.lottery.show_draws'), say('studio.lottery.show_numbers')];
  const radios = choices.map((choice) => button({}, choice));
  const choice = make(
    'div',
    { class: 'segments results-choice', 'aria-label': say('studio.lottery.results') },
    ...radios,
  );
  const choose = (chosen: number): void => {
    mark(chosen);
    for (const [place, panel] of panels.entries()) panel.hidden = place !== chosen;
  };
  const mark = createRadios(choice, radios, choose);
  choose(0);
  return {
    element: make('div', {}, make('div', { class: 'pad' }, choice), ...panels),
    refresh: async () => {
      await Promise.all([list.refresh(), showNumbers()]);
    },
  };
}

const settled = new Set(['won', 'lost', 'void']);

/** Creates the list of tickets, grouped by draw, newest first. */
export function createTickets({ game, onOpen }: ListViewOptions): ListView {
  const { shell, desk, look, rules } = game;
  const { say } = shell;
  const openDraw = async (issue: string): Promise<void> => {
    const draw = await desk.findDraw(issue);
    if (draw) onOpen(draw);
    else shell.notices.toast(say('studio.game.offline'), 'warning');
  };
  const toResult = (issue: string): HTMLElement =>
    button(
      { class: 'more text-link', onclick: () => void openDraw(issue) },
      say('studio.lottery.result'),
    );
  const head = ({ issue, state }: Slip): HTMLElement =>
    make(
      'header',
      { class: 'row row--apart tickets-head' },
      make('h2', { class: 'text-subheading' }, desk.nameOf(issue)),
      settled.has(state) && toResult(issue),
    );
  const row = (slip: Slip): HTMLElement => {
    const marks = look.betMarks(slip);
    const drawn = desk.drawOf(slip.issue)?.numbers;
    if (drawn && settled.has(slip.state)) marks.light(drawn);
    const words = ticketWords(say, rules, slip);
    const right = drawn && countsRight(rules) ? rightOf(slip, drawn) : null;
    return make(
      'div',
      { class: 'list-row list-row--detail list-row--flush' },
      make(
        'div',
        { class: 'grow' },
        words.length > 0 && make('small', {}, words.join(' · ')),
        marks.element,
      ),
      slipWords(shell, slip, right),
    );
  };
  return createPagedList<Slip>({
    shell,
    empty: say(
      rules.look === 'balls' ? 'studio.lottery.no_tickets' : 'studio.lottery.no_tickets_yet',
    ),
    load: async (before) => {
      const path = `lottery/slips${queryOf(before?.id)}`;
      const [answer] = await Promise.all([
        shell.calls.get<{ slips: Slip[] }>(path),
        // The draws are needed to count the right numbers.
        desk.loadDraws(),
      ]);
      if (answer.end !== 'answered') return null;
      desk.learn(answer.body.slips);
      return answer.body.slips;
    },
    row,
    group: { keyOf: ({ issue }) => issue, head },
  });
}
