/** Where the digits of the scripts begin that phones of our countries type: Arabic-Indic, its extension for Urdu, Devanagari, Bengali, Tamil, Thai, Lao, Myanmar, Khmer, and the wide ones of East Asia. */
const zeros = [
  0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0b_e6, 0x0e_50, 0x0e_d0, 0x10_40, 0x17_e0, 0xff_10,
];

/** The same text, its digits 0 to 9; each stays where it was. */
export const inAsciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
