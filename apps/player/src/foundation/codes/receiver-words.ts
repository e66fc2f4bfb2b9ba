// The receiver of a code as a sentence names it. Where the receiver's field stands above, its middle is masked: the field has it whole.
import { leftToRight } from '#foundation/language/left-to-right.ts';

const dots = '•••';
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The digits of a number without its country's code, with which it may have been typed, once or twice. */
function nationalDigits(dialingDigits: string, mobileNum: string): string {
  const withoutCode = (digits: string): string =>
    dialingDigits !== '' && digits.startsWith(dialingDigits)
      ? withoutCode(withoutZeros(digits.slice(dialingDigits.length)))
      : digits;
  return withoutCode(withoutZeros(digitsOf(mobileNum)));
}

/** The key of a number, with or without its country's code, so that the countdown goes on when the field is reformatted. */
export function numberKey(countryDialingCode: string, mobileNum: string): string {
  const code = digitsOf(countryDialingCode);
  return `${code}.${nationalDigits(code, mobileNum)}`;
}

/** A number whole: unchanged if it has a country's code, otherwise behind the code. */
export function writtenNumber(countryDialingCode: string, mobileNum: string): string {
  const number = mobileNum.trim();
  return leftToRight(
    number.startsWith('+') ? number : `+${digitsOf(countryDialingCode)} ${number}`,
  );
}

/** A number with its first three and last four digits, such as "+63 917 ••• 0142"; fewer of a short one. */
export function maskedNumber(countryDialingCode: string, mobileNum: string): string {
  const code = digitsOf(countryDialingCode);
  const digits = nationalDigits(code, mobileNum);
  const last = Math.min(4, Math.floor(digits.length / 2));
  const first = Math.min(3, Math.floor((digits.length - last) / 2));
  const isForeign = mobileNum.trim().startsWith('+') && !digitsOf(mobileNum).startsWith(code);
  const country = code === '' ? '' : `+${code} `;
  const start = `${isForeign ? '+' : country}${digits.slice(0, first)}`.trim();
  return leftToRight(`${start} ${dots} ${digits.slice(digits.length - last)}`);
}

/** An address with the first letter of its name, such as "m•••@mail.example". */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return leftToRight(at < 1 ? email : `${email.slice(0, 1)}${dots}${email.slice(at)}`);
}
