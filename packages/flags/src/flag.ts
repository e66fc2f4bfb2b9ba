// Flags of countries: those of our languages and markets are drawn by us for 24 by 17 pixels, the others come from a library.
import * as library from 'country-flag-icons/string/3x2';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { frame } from './shapes.ts';

const drawings = { ...americas, ...asia, ...europe };

type Country = keyof typeof drawings;

/** Countries whose flags are drawn here. Another one is an entry in the file of its part of the world. */
export const drawnFlags = (Object.keys(drawings) as Country[]).toSorted();

const others: Readonly<Record<string, string>> = library;

/** All countries that have a flag. */
export const flagCountries = [...new Set([...drawnFlags, ...Object.keys(others)])].toSorted();

const isDrawn = (country: string): country is Country => Object.hasOwn(drawings, country);

/** Returns the flag of a country (ISO 3166-1, two letters, `KR`); null if it has none. */
export function flag(country: string): string | null {
  if (!isDrawn(country)) return Object.hasOwn(others, country) ? (others[country] ?? null) : null;
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawings[country]}</svg>`;
}
