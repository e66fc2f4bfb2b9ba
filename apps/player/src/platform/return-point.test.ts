// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepReturn, takeReturn } from './return-point.ts';

const home = '/m/home?lane=hot';
const arrive = (address: string, state: object | null = null) =>
  history.replaceState(state, '', address);
beforeEach(() => sessionStorage.clear());

it('LAUNCH-05 a link back to where the game was opened ends at the same place, once', () => {
  keepReturn({ address: home, y: 480 });
  arrive(home);
  takeReturn();
  expect(history.state).toEqual({ y: 480 });
  arrive(home);
  takeReturn();
  expect(history.state).toBeNull();
});
it('LAUNCH-05 another page begins at its top, and forgets the place', () => {
  keepReturn({ address: home, y: 480 });
  arrive('/m/member/home');
  takeReturn();
  expect([history.state, sessionStorage.length]).toEqual([null, 0]);
});
it('LAUNCH-05 an entry of the history knows its own place better', () => {
  keepReturn({ address: home, y: 480 });
  arrive(home, { y: 20 });
  takeReturn();
  expect(history.state).toEqual({ y: 20 });
});
it.each(['', '{', '7', '{"address":1,"y":2}', '{"address":"/m/home?lane=hot"}'])(
  'LAUNCH-05 what others wrote there is no place: %s',
  (text) => {
    sessionStorage.setItem('parlour:return', text);
    arrive(home);
    takeReturn();
    expect(history.state).toBeNull();
  },
);
