// Zeros of the scripts whose digits a keyboard may send; the other nine digits follow each.
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

function latinDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point < first + 10);
  return zero === undefined ? character : String(point - zero);
}

/** Returns the numbers in a text; digits of any script are converted to 0-9. */
const numbersIn = (text: string): string[] =>
  Array.from(text, latinDigit)
    .join('')
    .split(/[^0-9]+/u);

/** Returns the digits in a text of any script as 0-9; everything else is dropped. */
const digitsIn = (text: string): string => numbersIn(text).join('');

/** Returns the code in a pasted text: the number with this many digits, or otherwise all digits. */
export const codeIn = (text: string, length: number): string =>
  numbersIn(text).find((number) => number.length === length) ?? digitsIn(text).slice(0, length);
