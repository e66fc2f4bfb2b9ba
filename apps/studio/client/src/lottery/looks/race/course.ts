// The race: each boat has a constant speed and stops where it lies when the winner is home, so that the picture shows the order of
// arrival. The order is fixed before the start.
import { make, setText } from '../../../page/element.ts';
import type { LookParts, Tray } from '../look.ts';
import { createPace } from '../pace.ts';
import { boatPicture } from './boats.ts';

/** Milliseconds of the first boat, and between two boats: eight seconds in all. */
const first = 5_300;
const pace = 300;
/** Share of the course in per cent between two boats at the end. */
const apart = 8;
/** The number of first places that are marked. */
const medals = 3;

export function createCourse({ shell, rules }: LookParts): Tray {
  const { low, high } = rules.machine;
  const runners = Array.from({ length: high - low + 1 }, (_, each) => {
    const boat = make('span', { class: 'course-boat' }, boatPicture(low + each));
    const way = make('span', { class: 'course-way' }, boat);
    const rank = make('span', { class: 'course-rank num' });
    return { way, rank, lane: make('div', { class: 'course-lane' }, way, rank) };
  });
  const element = make(
    'div',
    { class: 'tray tray--race', role: 'img' },
    ...runners.map(({ lane }) => lane),
  );
  let numbers: readonly number[] = [];
  const steps = createPace(shell.sound, () => numbers.length);
  const runnerOf = (number: number | undefined) => runners[(number ?? 0) - low];
  /** Moves all boats to the start or to the finish, and shows the first ranks. */
  const put = (isHome: boolean, told: number): void => {
    for (const { way, rank } of runners) {
      way.classList.toggle('is-home', isHome);
      setText(rank, '');
      rank.className = 'course-rank num';
    }
    numbers.forEach((number, place) => {
      const runner = runnerOf(number);
      if (runner && isHome) runner.way.style.setProperty('--behind', `${-place * apart}%`);
      if (place < told) tell(number, place + 1);
    });
  };
  /** Writes a boat's place at the end of its lane. */
  const tell = (number: number | undefined, place: number): void => {
    const rank = runnerOf(number)?.rank;
    if (!rank) return;
    setText(rank, String(place));
    if (place <= medals) rank.classList.add('is-medal', `is-medal--${place}`);
  };
  const sail = (number: number, place: number): Animation | undefined =>
    runnerOf(number)?.way.animate(
      [
        { transform: 'translate3d(-100%,0,0)' },
        { transform: `translate3d(${-place * apart}%,0,0)` },
      ],
      { duration: first + place * pace, fill: 'backwards', easing: 'linear' },
    );
  return {
    element,
    empty: () => {
      element.removeAttribute('aria-label');
      numbers = [];
      put(false, 0);
    },
    reveal: (next, onFallen) => {
      numbers = next;
      put(true, 0);
      const onEach = (fallen: number): void => {
        tell(next[fallen - 1], fallen);
        onFallen(fallen);
      };
      return steps.run(() => next.map(sail).filter((each) => each !== undefined), onEach);
    },
    finish: steps.finish,
    show: (next) => {
      numbers = next;
      put(true, next.length);
    },
    setLabel: (label) => element.setAttribute('aria-label', label),
  };
}
