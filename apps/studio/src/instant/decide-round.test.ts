// The decision about a round, which reads and writes nothing.
import { describe, expect, it } from 'vitest';
import { decideRound, type RoundCase, type RoundSnapshot } from './decide-round.ts';

const now = new Date('2026-11-25T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const next = { id: '00000000-0000-4000-8000-000000000001', place: '1', seed: Buffer.alloc(32, 7) };
const stake = 2_000_000n;
const order = { key: '00000000-0000-4000-8000-000000000002', stake, choice: {}, isFree: false };
const grant = { id: '00000000-0000-4000-8000-000000000003', stake, left: 1, endsAt: later(1) };
const nothing: RoundSnapshot = {
  now,
  same: null,
  isUnderWay: false,
  nextStartAt: null,
  freePlays: null,
  next,
};

type GivenCase = Partial<RoundSnapshot> & { order?: Partial<RoundCase['order']>; pace?: 'uk' };
const decide = ({ order: other, pace, ...snapshot }: GivenCase = {}) =>
  decideRound({
    play: { playerId: 'player', gameCode: 'three-lanterns', pace: pace ?? null },
    order: { ...order, ...other },
    snapshot: { ...nothing, ...snapshot },
    ids: { stakeId: 'stake', prizeId: 'prize' },
  });

describe('a decided round', () => {
  it('G2 is drawn from the seed and the key alone, and over with its prize', () => {
    const { round, writes } = decide();
    expect(round).toMatchObject({ ...next, key: order.key, stake, taken: [], stakeId: 'stake' });
    expect(round.end).not.toBeNull();
    expect(decide({ now: later(1_000), freePlays: grant }).round).toEqual(round);
    expect(writes).toEqual({ freePlaysId: null, nextStartAt: null });
  });

  it('G2, W3 of the same key is the earlier one with nothing to write, whatever else holds', () => {
    const { round } = decide();
    const again = { same: round, isUnderWay: true, pace: 'uk', nextStartAt: later(1) } as const;
    expect(decide(again)).toEqual({ round, writes: null });
    expect(() => decide({ ...again, order: { stake: stake + 1n } })).toThrow('invalid');
  });

  it('G3 waits for the end of a round under way', () => {
    expect(() => decide({ isUnderWay: true })).toThrow('closed');
  });

  it('LAUNCH-09 is refused a millisecond before the pace lets it begin, and sets the next start', () => {
    expect(() => decide({ pace: 'uk', nextStartAt: later(1) })).toThrow('early');
    expect(decide({ pace: 'uk', nextStartAt: now }).writes?.nextStartAt).toEqual(later(5_000));
    expect(decide({ nextStartAt: later(1) }).writes?.nextStartAt).toBeNull();
  });

  it('G2 of free plays needs one that is left, with the same stake', () => {
    const free = { order: { isFree: true } };
    expect(() => decide(free)).toThrow('invalid');
    expect(() => decide({ ...free, freePlays: { ...grant, stake: 1n } })).toThrow('invalid');
    expect(decide({ ...free, freePlays: grant }).writes?.freePlaysId).toBe(grant.id);
  });
});
