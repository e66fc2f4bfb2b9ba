import { changeKinds } from '@parlour/contract/signals/kinds';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { readPayload, writePayloads } from './payloads.ts';

const changes = fc.array(
  fc.record({
    merchantCode: fc.string({ minLength: 1, maxLength: 12 }),
    memberId: fc.option(fc.uuid()),
    what: fc.constantFrom(...changeKinds),
  }),
  { maxLength: 600 },
);
const keyOf = (change: object) => JSON.stringify(change);

test('SIG-02 a payload stays below the 8,000 bytes of Postgres, and no change is lost', () => {
  fc.assert(
    fc.property(changes, (given) => {
      const payloads = writePayloads('here', given);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      const read = payloads.flatMap((payload) => readPayload(payload)?.changes ?? []);
      expect(new Set(read.map(keyOf))).toEqual(new Set(given.map(keyOf)));
    }),
    { numRuns: Math.ceil(100 * inject('propertyShare')) },
  );
});

test.each(['', 'rubbish', '[]', '"here"\n{}', '"here"\n["m","1",["gold"]]', '"here"\n["m",1,[]]'])(
  'SIG-02 %j is no payload',
  (text) => {
    expect(readPayload(text)?.changes ?? []).toEqual([]);
  },
);
