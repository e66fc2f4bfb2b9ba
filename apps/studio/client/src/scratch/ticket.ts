// The ticket: nine fields, and the foil above, which a finger or a mouse rubs off.
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { createFields, type Fields } from './fields.ts';
import { brush, createFoil } from './foil.ts';
import type { ScratchLook } from './look.ts';
import { fields } from './reading.ts';
import { boxesOf, createRubbed, shownAt, type Point } from './rubbed-area.ts';

export type Ticket = {
  element: HTMLElement;
  /** Shows a new ticket: a full foil without symbols. */
  renew: () => void;
  /** Puts the symbols below the foil and lets the player rub. */
  fill: (cells: readonly string[]) => void;
  /** Removes the whole foil at once. */
  showAll: () => void;
  mark: Fields['mark'];
};
type TicketOptions = {
  say: Say;
  /** Title at the top of the ticket. */
  title: string;
  look: ScratchLook;
  onField: () => void;
  /** Called when all nine fields are shown. */
  onShown: () => void;
};

/** Boxes of the fields. Height and gap are shares of the width, equal to those of the style sheet. */
const boxes = boxesOf({ height: 58 / 76, gap: 2 / 76 });

export function createTicket({ say, title, look, onField, onShown }: TicketOptions): Ticket {
  const foil = createFoil(boxes, look.foil);
  const below = createFields(say, look);
  const grid = make('div', { class: 'fields' }, below.element, foil.element);
  let shown = new Set<number>();
  let rubbed = createRubbed(boxes);
  /** True while the foil can be rubbed. */
  let isOn = false;

  const finish = (): void => {
    isOn = false;
    grid.classList.remove('is-on');
    foil.takeAll();
    onShown();
  };
  const showIfFree = (field: number): void => {
    const box = boxes[field];
    if (!box || shown.has(field) || rubbed.share(field) < shownAt) return;
    rubbed.clear(field);
    foil.take(box);
    shown.add(field);
    below.name(field, true);
    onField();
  };
  rubWith(foil.element, (from, to) => {
    if (!isOn) return;
    foil.rub(from, to);
    rubbed.pass(from, to, brush);
    for (let field = 0; field < fields; field += 1) showIfFree(field);
    if (shown.size === fields) finish();
  });
  // A rotated phone: the foil is drawn again without the points that are off.
  new ResizeObserver(() => {
    if (!foil.isOff()) foil.lay(rubbed.offs());
  }).observe(grid);
  below.put([]);
  const head = make('p', { class: 'ticket-head one-line', 'aria-hidden': 'true' }, title);
  return {
    element: make('div', { class: 'ticket' }, head, grid),
    renew: () => {
      below.put([]);
      shown = new Set();
      rubbed = createRubbed(boxes);
      foil.lay([]);
    },
    fill: (cells) => {
      below.put(cells);
      isOn = true;
      grid.classList.add('is-on');
    },
    showAll: () => {
      for (let field = 0; field < fields; field += 1) below.name(field, true);
      finish();
    },
    mark: below.mark,
  };
}

/** Returns the events between two frames as well, if the browser reports them. */
function waysOf(event: PointerEvent): PointerEvent[] {
  const between = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return between.length > 0 ? between : [event];
}

/** Reports the movements of one finger or of the pressed mouse, in shares of the element's width. */
function rubWith(element: HTMLElement, onWay: (from: Point, to: Point) => void): void {
  let last: { id: number; point: Point } | null = null;
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width } = element.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / width };
  };
  element.addEventListener('pointerdown', (event) => {
    if (last) return;
    element.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    last = { id: event.pointerId, point };
    onWay(point, point);
  });
  element.addEventListener('pointermove', (event) => {
    for (const each of waysOf(event)) {
      if (last?.id !== event.pointerId) return;
      const from = last.point;
      last.point = pointOf(each);
      onWay(from, last.point);
    }
  });
  const leave = ({ pointerId }: PointerEvent) => {
    if (last?.id === pointerId) last = null;
  };
  element.addEventListener('pointerup', leave);
  element.addEventListener('pointercancel', leave);
}
