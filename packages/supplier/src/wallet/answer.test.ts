import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const asked = {
  request_uuid: 'b2f5f9c0-0000-4000-8000-000000000001',
  user: 'player-1',
  currency: 'PHP',
  token: 'a-token',
};
const good = {
  status: 'RS_OK',
  user: asked.user,
  request_uuid: asked.request_uuid,
  balance: 100_000,
  currency: 'PHP',
};
const read = (answer: object, of: Parameters<typeof readAnswer>[1] = asked) =>
  readAnswer({ status: 200, text: JSON.stringify(answer) }, of);

describe('what a wallet answered', () => {
  test('W5 is its verdict and the balance, to the last digit', () => {
    expect(read(good)).toEqual({ status: 'RS_OK', balance: 100_000n });
    const text = JSON.stringify(good).replace('100000', '9007199254740993');
    expect(readAnswer({ status: 200, text }, asked)).toMatchObject({ balance: 9007199254740993n });
  });

  test('W5 a no counts without an echo, with the balance where it is told', () => {
    const no = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 5 };
    expect(read(no)).toEqual({ ...no, balance: 5n });
    expect(read({ status: 'RS_ERROR_UNKNOWN' })).toEqual({
      status: 'RS_ERROR_UNKNOWN',
      balance: null,
    });
  });

  test.each([
    ['of another request', { request_uuid: 'another' }],
    ['of another user', { user: 'player-2' }],
    ['without a user', { user: undefined }],
    ['without a balance', { balance: undefined }],
    ['with a broken balance', { balance: 1.5 }],
    ['with a balance in words', { balance: '100000' }],
    ['in another currency', { currency: 'EUR' }],
    ['with a verdict of no protocol', { status: 'OK' }],
  ])('W5 an RS_OK %s is no answer', (_, changed) => {
    expect(read({ ...good, ...changed })).toHaveProperty('trouble');
  });

  test('W5 no other HTTP status counts, nor what is no JSON', () => {
    const text = JSON.stringify(good);
    expect(readAnswer({ status: 500, text }, asked)).toEqual({ trouble: 'HTTP 500' });
    expect(readAnswer({ status: 200, text: '{"status":' }, asked)).toEqual({ trouble: 'not JSON' });
  });

  test('W5 a call that is not about money wants no balance', () => {
    const { token: _token, currency: _currency, ...info } = asked;
    const { balance: _balance, currency: _other, ...told } = good;
    expect(read(told, info)).toEqual({ status: 'RS_OK', balance: null });
  });
});
