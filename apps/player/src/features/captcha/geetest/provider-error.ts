import type { Phrase } from '#foundation/language/language.ts';
import type { ProviderError } from './frame-message.ts';

const mostLetters = 120;

/** The text on one line and without its full stop, because more text follows. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters)
    .replace(/[.。\s]+$/u, '');

/** The provider's text for the player, with the digits of its code (CAP-09). */
export function sayProviderError({ code, text }: ProviderError): Phrase {
  const said = oneLine(text);
  const digits = code.replaceAll(/\D/g, '').slice(0, 10);
  return (t) => {
    const message = said || t('captcha.failed');
    return digits === '' ? message : `${message} (${digits})`;
  };
}
