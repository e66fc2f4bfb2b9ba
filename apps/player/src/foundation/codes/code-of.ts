import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';

/** A code as it is sent: browsers fill `123 456` in. */
export const codeOf = (typed: string): string => inAsciiDigits(typed).replaceAll(/[\s-]/g, '');
