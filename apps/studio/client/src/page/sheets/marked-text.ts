// Texts of rules whose figures are bold, and the way a return is written.
import { make, type Child } from '../element.ts';

/** Return in per cent, as a range if it depends on how one plays: '90.0'. */
export type ReturnRange = { least: string; most: string };

const begin = '\uE000';
const end = '\uE001';

/** Marks a value for `emphasise`, which writes it bold. */
export const mark = (value: string | number): string => `${begin}${value}${end}`;

/** Creates the nodes of a text whose marked values are bold. */
export const emphasise = (text: string): Child[] =>
  text.split(begin).flatMap((part, place) => {
    if (place === 0) return [part];
    const [value = '', rest = ''] = part.split(end);
    return [make('b', {}, value), rest];
  });

/** Formats a return, such as `96.2%`, or its range. Isolated, so that it runs from low to high in every writing direction. */
export const shareOf = ({ least, most }: ReturnRange): string =>
  `\u2066${least === most ? least : `${least}–\u2060${most}`}%\u2069`;
