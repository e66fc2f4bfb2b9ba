import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerWriter, SharedAnswer } from './written-answer.ts';

type Answer = { name: string; own?: { ip: string } };
const shape = {
  input: z.strictObject({}),
  answer: z.object({ name: z.string(), own: z.object({ ip: z.string() }).optional() }),
};
const read = (text: string): unknown => JSON.parse(text);
const value = (answer: object) => ({ success: true, value: answer });

describe('the text of an answer', () => {
  test('NET-15 it is an envelope of what the shape names, and of nothing else', () => {
    const write = answerWriter(shape);
    expect(read(write.once({ name: 'a', secret: 'b' }))).toEqual(value({ name: 'a' }));
    expect(() => write.once({ name: 7 })).toThrow(z.ZodError);
  });

  test('BOOT-02 what many share is made and written once for what it belongs to', () => {
    const write = answerWriter(shape);
    let made = 0;
    const make = (): Answer => {
      made += 1;
      return { name: 'shared' };
    };
    const [merchant, other] = [{}, {}];
    const to = (of: object, ip: string) =>
      read(write.once(new SharedAnswer<Answer>(of, make, { own: { ip } })));
    expect(to(merchant, '192.0.2.1')).toEqual(value({ name: 'shared', own: { ip: '192.0.2.1' } }));
    expect(to(merchant, '"}\u2028')).toEqual(value({ name: 'shared', own: { ip: '"}\u2028' } }));
    expect(made).toBe(1);
    to(other, '192.0.2.1');
    expect(made).toBe(2);
    expect(read(write.once(new SharedAnswer<Answer>(merchant, make, {})))).toEqual(
      value({ name: 'shared' }),
    );
  });

  test('BOOT-02 a caller’s own fields are checked too', () => {
    const write = answerWriter(shape);
    const wrong = { own: { ip: 7 } } as unknown as Partial<Answer>;
    const unnamed = { secret: 'b' } as unknown as Partial<Answer>;
    const to = (own: Partial<Answer>) =>
      write.once(new SharedAnswer<Answer>({}, () => ({ name: 'a' }), own));
    expect(() => to(wrong)).toThrow(z.ZodError);
    expect(() => to(unnamed)).toThrow(z.ZodError);
  });

  test('T5 one object is written once, another one anew', () => {
    const write = answerWriter(shape);
    const answer = { name: 'a' };
    expect(write.kept(answer)).toBe(write.kept(answer));
    expect(write.kept({ name: 'a' })).not.toBe(write.kept(answer));
    expect(read(write.kept(answer).body.toString())).toEqual(value({ name: 'a' }));
  });
});
