import type { Phrase } from '#foundation/language/language.ts';
import type { ProviderError } from './frame-message.ts';

const mostLetters = 120;

/** One line, without the full stop: words follow. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters)
    .replace(/[.。\s]+$/u, '');

/** CAP-09: what the provider says to the user, and the digits of its code. */
export function sayProviderError({ code, text }: ProviderError): Phrase {
  const said = oneLine(text);
  const digits = code.replaceAll(/\D/g, '').slice(0, 10);
  return (t) => {
    const message = said || t('captcha.failed');
    return digits === '' ? message : `${message} (${digits})`;
  };
}
