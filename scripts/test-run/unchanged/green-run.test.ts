import { expect, it } from 'vitest';
import { listPassed } from './green-run.ts';

const ended = (moduleId: string, lane: string, state = 'passed') => ({
  moduleId,
  state: () => state,
  project: { name: lane },
});
const modules = [
  ended('a', 'plain'),
  ended('b', 'plain', 'failed'),
  ended('c', 'page'),
  ended('d', 'page', 'skipped'),
];

it('HOUSE what passed is green, whatever else failed', () => {
  expect(listPassed(modules, [])).toEqual(['a', 'c']);
});

it('HOUSE an error outside of all tests leaves nothing green in the lane where it was seen', () => {
  expect(listPassed(modules, [{ VITEST_TEST_PATH: 'b' }])).toEqual(['c']);
});

it('HOUSE an error that was seen nowhere leaves nothing green', () => {
  expect(listPassed(modules, [new Error('lost')])).toEqual([]);
  expect(listPassed(modules, [{ VITEST_TEST_PATH: 'gone' }])).toEqual([]);
});
