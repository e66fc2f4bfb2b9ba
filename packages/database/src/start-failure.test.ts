import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { databaseFailure, StartFailure } from './start-failure.ts';

const refusal = (code: string, message: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });

describe('databaseFailure', () => {
  test.each([
    [refusal('53100', 'could not write to file: No space left on device')],
    [refusal('28P01', 'password authentication failed')],
    [new Error('Connection terminated unexpectedly')],
    [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ])('HOUSE what somebody can mend is one sentence: %s', (cause) => {
    const told = databaseFailure(new Error('Migration 001 failed', { cause }));
    expect(told).toBeInstanceOf(StartFailure);
    expect(String(told)).toContain(`The database cannot be used: ${cause.message}.`);
  });

  test('HOUSE a sentence stays as it is, and so does a fault of ours', () => {
    const sentence = new StartFailure('The file is missing.');
    const fault = refusal('42601', 'syntax error');
    expect([databaseFailure(sentence), databaseFailure(fault)]).toEqual([sentence, fault]);
    expect(databaseFailure(fault)).toBe(fault);
  });
});
