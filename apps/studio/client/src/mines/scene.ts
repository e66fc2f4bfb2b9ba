// The scene: a field in front of its background. Each opened tile is one call to the studio, one at a time.
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import { groundArt } from '../art/ground.ts';
import { paintDefs } from '../art/picture.ts';
import { createAsk } from '../instant/ask-steps.ts';
import { hundredthsOf, prizeAt } from '../instant/reading.ts';
import type { Scene, Table } from '../instant/scene.ts';
import { make } from '../page/element.ts';
import type { MinesChoice } from './choice.ts';
import { createField } from './field.ts';
import type { MinesLook } from './look.ts';
import { readTiles, stepsOf, type MinesDrawn, type MinesRound } from './reading.ts';

type SceneOptions = {
  table: Table<DescribedMines, MinesDrawn>;
  look: MinesLook;
  choice: MinesChoice;
};

export function createScene({ table, look, choice }: SceneOptions): Scene<MinesDrawn> {
  const { shell, rules, words, setAct } = table;
  const { say, money, sound, vibration } = shell;
  const ask = createAsk({
    ...table,
    words: { lost: say('studio.mines.lost_line'), elsewhere: say('studio.mines.elsewhere') },
  });
  /** The open round, and the function that passes its end to the page. */
  let going: { round: MinesRound; end: (round: MinesRound) => void } | null = null;
  let asked: number | 'end' | null = null;

  const field = createField({
    say,
    look,
    size: rules,
    onOpen: (tile) => {
      const isOpen = going?.round.taken.includes(tile) === false;
      if (isOpen && asked === null) void step(tile);
    },
  });

  const showField = (round: MinesRound | null) => {
    const tile = typeof asked === 'number' ? asked : null;
    field.show(readTiles(rules.tiles, round, tile), going !== null);
  };
  const sayNext = ({ stake, choice: chosen, taken }: MinesRound) => {
    const next = stepsOf(rules, chosen['mines'] ?? 0)[taken.length];
    if (next === undefined) return words.replaceChildren();
    const sum = money.short(prizeAt(stake, hundredthsOf(next)));
    const text =
      taken.length === 0 ? say('studio.mines.first', { sum }) : say('studio.mines.next', { sum });
    return words.replaceChildren(make('p', { class: 'text-small num' }, text));
  };
  function show(): void {
    if (!going) return;
    const { round } = going;
    const isFirst = round.taken.length === 0;
    showField(round);
    choice.setOpened(round.taken.length);
    sayNext(round);
    setAct({
      label: isFirst
        ? say('studio.mines.pick')
        : say('studio.mines.take', { sum: money.short(BigInt(round.prize)) }),
      isOff: isFirst,
      isAsked: asked === 'end',
      onPress: () => void step('end'),
    });
  }
  async function step(what: number | 'end'): Promise<void> {
    if (!going || asked !== null) return;
    asked = what;
    show();
    if (what !== 'end') vibration.give('pick');
    const { round } = going;
    const now = await (what === 'end' ? ask.end(round) : ask.step(round, what));
    asked = null;
    if (now.isOver) return finish(now);
    if (now.taken.length > round.taken.length) sound.play('tick');
    going.round = now;
    show();
    return undefined;
  }
  function finish(round: MinesRound): void {
    const tell = going?.end;
    going = null;
    setAct(null);
    showField(round);
    tell?.(round);
  }

  showField(null);
  return {
    element: make(
      'section',
      { class: `scene scene--${look.name}` },
      paintDefs(),
      groundArt(look.ground),
      make('div', { class: 'scene-stage' }, field.element),
      words,
    ),
    wait: () => {
      choice.setOpened(0);
      showField(null);
    },
    reveal: (round) => {
      const { mines } = round.choice;
      if (mines !== undefined && mines !== choice.mines()) choice.choose(mines);
      return new Promise((resolve) => {
        going = { round, end: resolve };
        if (round.isOver) finish(round);
        else show();
      });
    },
    show: showField,
  };
}
