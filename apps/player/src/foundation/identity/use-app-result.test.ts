import { expect, test } from 'vitest';
import { readFailure } from './use-app-result.ts';

test.each([
  ['Failure', 'Failure'],
  ['Failure: 12501\n\u0000 cancelled ', 'Failure: 12501 cancelled'],
  ['Failure <b>x</b>', 'Failure <b>x</b>'],
])('IDP-09 %j of the app is said as %j', (result, said) => {
  expect(readFailure(result)).toBe(said);
});

test.each(['', 'Success', 'failure', ' Failure', null, undefined, {}, ['Failure'], 7])(
  'IDP-09 %j of the app is no failure',
  (result) => expect(readFailure(result)).toBeNull(),
);

test('IDP-09 of a long one the beginning is said', () => {
  const said = readFailure(`Failure ${'😀'.repeat(1_000)}`);
  expect(Array.from(said ?? '')).toHaveLength(201);
  expect(said?.endsWith('😀…')).toBe(true);
});
