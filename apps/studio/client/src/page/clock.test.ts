import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

const noon = Date.UTC(2026, 10, 21, 12);

it('G2 the clock is the server’s, half a round trip after it spoke', () => {
  let running = 1_000;
  const clock = createClock(() => running, { server: noon, sent: 600, received: 1_000 });
  expect(clock.now()).toBe(noon + 200);
  running = 31_000;
  expect(clock.now()).toBe(noon + 30_200);
});

it('G2 the quicker measurement wins, until it is old', () => {
  let running = 0;
  const clock = createClock(() => running, { server: noon, sent: 0, received: 100 });
  running = 5_000;
  clock.learn({ server: noon + 5_000, sent: 3_000, received: 5_000 });
  expect(clock.now()).toBe(noon + 4_950);
  clock.learn({ server: noon + 5_000, sent: 4_960, received: 5_000 });
  expect(clock.now()).toBe(noon + 5_020);
  running = 400_000;
  clock.learn({ server: noon + 400_000, sent: 399_000, received: 400_000 });
  expect(clock.now()).toBe(noon + 400_500);
});
