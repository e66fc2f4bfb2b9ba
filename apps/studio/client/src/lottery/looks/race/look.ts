// Look of a race of ten boats.
import { make } from '../../../page/element.ts';
import { numbersOf } from '../all-numbers.ts';
import { kindName } from '../../rules/kind-words.ts';
import type { LookOf } from '../look.ts';
import { howOf } from '../how-of.ts';
import { markRow } from '../mark-row.ts';
import { createRaceBoard } from './board.ts';
import { boatMark } from './boats.ts';
import { arrivalList } from './arrival.ts';
import { createRaceComposing } from './composing.ts';
import { createCourse } from './course.ts';

export const look: LookOf = (parts) => {
  const { shell, rules } = parts;
  const { say } = shell;
  return {
    groups: rules.kinds.map((kind) => ({ name: kind.name, label: kindName(say, kind) })),
    composing: createRaceComposing(rules),
    how: ({ kind }) => howOf(parts, kind),
    createBoard: (board) => createRaceBoard(parts, board),
    createTray: () => createCourse(parts),
    betMarks: (bet) => markRow(rules, bet, bet.picks.map(boatMark)),
    drawnMarks: (numbers) =>
      make('div', { class: 'balls balls--runners' }, ...numbers.map(boatMark)),
    resultList: (numbers) => arrivalList(say, numbers),
    drawnText: (numbers) => say('studio.lottery.arrived', { numbers: numbers.join(', ') }),
    counted: [
      {
        name: say('studio.lottery.trend_wins'),
        values: numbersOf(rules),
        has: ([winner], boat) => winner === boat,
      },
    ],
  };
};
