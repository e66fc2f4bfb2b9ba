import { expect, it } from 'vitest';
import { idOf, me, queued } from '../../../testing/sample-talks.ts';
import { inOrder, listOf } from './talks.ts';

it('CHAT-05, STAFF-08 a talk is in one list at most', () => {
  const states = ['open', 'waiting', 'closed'] as const;
  const owners = [null, me, 'robin@example.com'];
  const lists = states.map((state) =>
    owners.map((takenBy) => listOf(queued(1, { state, takenBy }), me)),
  );
  expect(lists).toEqual([
    ['waiting', 'mine', 'others'],
    ['others', 'mine', 'others'],
    ['closed', 'closed', 'closed'],
  ]);
});
it('CHAT-05 those that wait longest come first, then the latest', () => {
  const talks = [
    queued(1, { waitsSince: null, lastAt: 5, takenBy: me }),
    queued(2, { waitsSince: 20, takenBy: me }),
    queued(3, { waitsSince: null, lastAt: 9, takenBy: me }),
    queued(4, { waitsSince: 10, takenBy: me }),
  ];
  expect(inOrder(talks).map(({ id }) => id)).toEqual([4, 2, 3, 1].map(idOf));
});
