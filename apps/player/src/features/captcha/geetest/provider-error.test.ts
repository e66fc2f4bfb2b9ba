import { expect, it } from 'vitest';
import type { Translate } from '#foundation/language/language.ts';
import { sayProviderError } from './provider-error.ts';

const t = ((id: string) => `text of ${id}`) as Translate;

it.each([
  [{ code: 'error_103', text: 'Configuration error' }, 'Configuration error (103)'],
  [{ code: '60001', text: 'Invalid captcha id.' }, 'Invalid captcha id (60001)'],
  [{ code: '-50005', text: '網路超時。' }, '網路超時 (50005)'],
  [{ code: '', text: 'Network failure' }, 'Network failure'],
  [{ code: '60500', text: '' }, 'text of captcha.failed (60500)'],
  [{ code: '', text: ' \n ' }, 'text of captcha.failed'],
  [{ code: 'x', text: 'two\nlines\u202Eand more' }, 'two lines and more'],
  [{ code: '1', text: 'x'.repeat(500) }, `${'x'.repeat(120)} (1)`],
])('CAP-09 %j is said as %s', (error, said) => {
  expect(sayProviderError(error)(t)).toBe(said);
});
