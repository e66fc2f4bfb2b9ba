import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  sandbox.setWallet(1001, 'http://127.0.0.1:9/wallet');
});
afterAll(() => sandbox.close());

const wanted = (gameCode: string) => ({
  operator_id: 1001,
  user: 'player-1',
  game_code: gameCode,
  currency: 'PHP',
  bet_value: 100_000,
  bet_count: 5,
  start_time: '2026-11-25T00:00:00Z',
  end_time: '2026-12-02T00:00:00Z',
  request_uuid: randomUUID(),
});
const grant = (asked: object) => sandbox.operate('../freebet/rewards/create', asked);

describe('POST freebet/rewards/create', () => {
  it('PROMO-08 the hub grants each request once, and answers it with the same id', async () => {
    const asked = wanted('sbx_game');
    const replies = await Promise.all([grant(asked), grant(asked)]);
    const ids = replies.map((reply) => reply.json()['reward_uuid']);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect((await grant(wanted('sbx_game'))).json()['reward_uuid']).not.toBe(ids[0]);
  });

  it.each([
    ['sbx_slow2', 2_000],
    ['sbx_slow8', 8_000],
    ['sbx_dead', 600_000],
  ])('PROMO-08 for %s it grants, and answers after %i ms', async (gameCode, milliseconds) => {
    const asked = wanted(gameCode);
    const before = sandbox.waits.length;
    const [first, again] = [await grant(asked), await grant(asked)];
    expect(sandbox.waits.slice(before)).toEqual([milliseconds, milliseconds]);
    expect(again.json()['reward_uuid']).toBe(first.json()['reward_uuid']);
  });

  it.each([
    ['sbx_403', 403],
    ['sbx_500', 500],
    ['nobody', 404],
  ])('PROMO-08 for %s it answers %i and grants nothing', async (gameCode, status) => {
    const reply = await grant(wanted(gameCode));
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.json())).toEqual(['error']);
  });

  it('W5 what is not signed is refused', async () => {
    const asked = wanted('sbx_game');
    const reply = await sandbox.operate('../freebet/rewards/create', asked, { signature: 'AAAA' });
    expect(reply.status).toBe(401);
  });
});
