import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';

/** Normalises a code for sending: browsers fill in `123 456`. */
export const codeOf = (typed: string): string => inAsciiDigits(typed).replaceAll(/[\s-]/g, '');
