// The scene: a ticket in front of its background. The symbols below the foil were drawn when the round was played.
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import { groundArt } from '../art/ground.ts';
import { paintDefs } from '../art/picture.ts';
import type { Scene, Table } from '../instant/scene.ts';
import { wantsStillness } from '../page/effects/stillness.ts';
import { make } from '../page/element.ts';
import type { ScratchLook } from './look.ts';
import { alikeIn, type ScratchDrawn } from './reading.ts';
import { createTicket } from './ticket.ts';

type SceneOptions = { table: Table<DescribedScratch, ScratchDrawn>; look: ScratchLook };

export function createScene({ table, look }: SceneOptions): Scene<ScratchDrawn> {
  const { shell, rules, words, setAct } = table;
  const { say, sound, vibration } = shell;
  let tellShown = () => undefined as void;
  const ticket = createTicket({
    say,
    title: table.title.name,
    look,
    onField: () => {
      sound.play('tick');
      vibration.give('pick');
    },
    onShown: () => tellShown(),
  });
  const element = make(
    'section',
    { class: `scene scene--${look.name}` },
    paintDefs(),
    groundArt(look.ground),
    make('div', { class: 'scene-stage' }, ticket.element),
    words,
  );
  const showAll = (): void => {
    // Scrolls back to the ticket, because the button may be pressed further down.
    element.scrollIntoView({ block: 'nearest' });
    ticket.showAll();
  };
  return {
    element,
    wait: ticket.renew,
    reveal: async (round) => {
      const cells = round.drawn?.cells ?? [];
      ticket.renew();
      ticket.fill(cells);
      const shown = new Promise<void>((resolve) => (tellShown = resolve));
      if (wantsStillness()) ticket.showAll();
      else {
        words.replaceChildren(make('p', { class: 'text-small' }, say('studio.scratch.scratch')));
        setAct({ label: say('studio.scratch.show_all'), onPress: showAll });
      }
      await shown;
      setAct(null);
      ticket.mark(alikeIn(rules, cells));
      return round;
    },
    show: (round) => {
      const cells = round?.drawn?.cells;
      if (!cells) return;
      tellShown = () => undefined;
      ticket.fill(cells);
      ticket.showAll();
      ticket.mark(alikeIn(rules, cells));
    },
  };
}
