// The player's tickets below a draw. Matches become gold as the balls fall; winning tickets move to the top at the end.
import { make } from '../../page/element.ts';
import { countsRight, type Game } from '../game.ts';
import type { Marks } from '../looks/look.ts';
import { ticketWords } from '../rules/kind-words.ts';
import { rightOf, slipWords } from '../lists/slip-words.ts';
import type { Slip } from '../state.ts';
import { winnersFirst } from './outcome.ts';

export type OwnTickets = {
  element: HTMLElement;
  /** Shows the tickets before anything is drawn. */
  wait: (slips: readonly Slip[]) => void;
  /** Marks the matches with the numbers drawn so far. */
  light: (drawn: readonly number[]) => void;
  show: (slips: readonly Slip[], drawn: readonly number[]) => void;
};

type Row = { element: HTMLElement; marks: Marks };

export function createOwnTickets({ shell, look, rules }: Game): OwnTickets {
  const { say } = shell;
  const element = make('div');
  let rows: Row[] = [];
  let shown = '';
  const rowOf = (slip: Slip, place: number, end: HTMLElement | null): Row => {
    const marks = look.betMarks(slip);
    const name = say('studio.lottery.ticket', { number: place + 1 });
    const words = [name, ...ticketWords(say, rules, slip)].join(' · ');
    const head = make('p', { class: 'text-caption text-faint' }, words);
    const ticket = make('div', { class: 'grow' }, head, marks.element);
    const className = 'list-row list-row--detail list-row--flush';
    return { marks, element: make('div', { class: className }, ticket, end) };
  };
  const put = (next: Row[]): void => {
    rows = next;
    const title = make(
      'h2',
      { class: 'text-heading draw-title' },
      say('studio.lottery.your_tickets'),
    );
    const list = make('div', { class: 'list num' }, ...next.map((row) => row.element));
    element.replaceChildren(...(next.length > 0 ? [title, list] : []));
  };
  const light = (drawn: readonly number[]): void => {
    for (const { marks } of rows) marks.light(drawn);
  };
  return {
    element,
    light,
    wait: (slips) => {
      shown = '';
      put(slips.map((slip, place) => rowOf(slip, place, null)));
    },
    show: (slips, drawn) => {
      // The state is often reported unchanged, and then nothing is rendered.
      const told = JSON.stringify([slips, drawn]);
      if (told === shown) return;
      shown = told;
      const places = slips.map((slip, place) => ({ slip, place }));
      const ordered = winnersFirst(places, ({ slip }) => BigInt(slip.prize ?? 0));
      const rightIn = (slip: Slip) => (countsRight(rules) ? rightOf(slip, drawn) : null);
      put(
        ordered.map(({ slip, place }) => rowOf(slip, place, slipWords(shell, slip, rightIn(slip)))),
      );
      light(drawn);
    },
  };
}
