import { expect, test } from 'vitest';
import { staffCaller } from './staff-caller.ts';
import { StaffRefusal } from './staff-refusal.ts';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const by = { actor: 'operator', actorName: 'anna' } as const;

test('V1 a call of staff takes what its shape describes, and answers no more than that', async () => {
  const taken: unknown[] = [];
  const handlers = {
    listInbox: async (...all: unknown[]) => {
      taken.push(...all);
      return Object.assign({ items: [] }, { secret: 'kept back' });
    },
  };
  const { listInbox } = staffCaller<'listInbox'>(handlers, { by });
  expect(await listInbox({ merchant: 'lumen', state: 'sent' })).toEqual({ items: [] });
  expect(taken).toEqual([{ merchant: 'lumen', state: 'sent' }, { by }]);
  const sent: object = { merchant: 7, state: 'new' };
  await expect(listInbox(sent as { merchant: string })).rejects.toThrow(
    'The call cannot be made so: merchant, state.',
  );
  expect(taken).toHaveLength(2);
});

test('HOUSE a refusal reaches the caller if its endpoint declares it, and is a fault if not', async () => {
  const refusing = (error: Error) => {
    const answerMessage = async (): Promise<never> => {
      throw error;
    };
    const caller = staffCaller<'answerMessage'>({ answerMessage }, { by });
    return caller.answerMessage({ merchant: 'lumen', id, answer: 'Soon.' });
  };
  const missing = new StaffRefusal('not_found', 'lumen has no such message.');
  await expect(refusing(missing)).rejects.toBe(missing);
  const unknown = new StaffRefusal('no_merchant', 'There is no merchant lumen.');
  await expect(refusing(unknown)).rejects.toBe(unknown);
  const undeclared = Object.assign(new StaffRefusal('not_found', 'No.'), { code: 'too_late' });
  await expect(refusing(undeclared)).rejects.toThrow('answerMessage does not declare too_late');
  const fault = new Error('broken');
  await expect(refusing(fault)).rejects.toBe(fault);
});
