import { expect, it } from 'vitest';
import { readGameMessage } from './game-message.ts';

const window = {} as Window;
const origin = 'https://games.example';
const game = { window, origin };
const leave = { parlour: 'game', type: 'leave' };
const said = { source: window, origin, data: leave };

it('H4 the game’s own wish to be left is heard', () => {
  expect(readGameMessage(said, game)).toBe('leave');
});
it('GAME-08, H4 a game may say that it has tools', () => {
  expect(readGameMessage({ ...said, data: { parlour: 'game', type: 'tools' } }, game)).toBe(
    'tools',
  );
});
it.each([
  ['another window', { source: {} as Window }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://games.example.evil' }],
  ['another scheme', { origin: 'http://games.example' }],
  ['another port', { origin: 'https://games.example:444' }],
  ['a frame without an origin', { origin: 'null' }],
  ['a text', { data: 'leave' }],
  ['nothing', { data: null }],
  ['a list', { data: ['game', 'leave'] }],
  ['more than that', { data: { ...leave, to: 'https://evil.example' } }],
  ['less than that', { data: { type: 'leave' } }],
  ['another wish', { data: { ...leave, type: 'balance' } }],
  ['another speaker', { data: { ...leave, parlour: 'site' } }],
  ['an inherited wish', { data: Object.create(leave) as unknown }],
])('H4 %s is not listened to', (_case, change) => {
  expect(readGameMessage({ ...said, ...change }, game)).toBeNull();
});
it('H4 before the frame has a window, nobody is listened to', () => {
  expect(readGameMessage({ ...said, source: null }, { origin, window: null })).toBeNull();
});
