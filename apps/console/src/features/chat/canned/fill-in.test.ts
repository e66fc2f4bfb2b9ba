import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

const values = { name: 'Imke', member: '{name} $&', merchant: 'Lumen' };

it('STAFF-08 variables of an answer are filled in once, whatever their values are', () => {
  expect(fillIn('{member}, I’m {name} of {merchant}, {merchant}.', values)).toBe(
    '{name} $&, I’m Imke of Lumen, Lumen.',
  );
});
it('STAFF-08 an answer with a name needs one', () => {
  expect(fillIn('I’m {name}.', { ...values, name: '' })).toBeNull();
  expect(fillIn('Hello.', { ...values, name: '' })).toBe('Hello.');
});
