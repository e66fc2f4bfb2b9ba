// The flags of countries, drawn by us. A further country is one entry in the file of its part of the world.
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { frame } from './shapes.ts';

const drawings = { ...americas, ...asia, ...europe };

type Country = keyof typeof drawings;

export const flagCountries = (Object.keys(drawings) as Country[]).toSorted();

const isDrawn = (country: string): country is Country => Object.hasOwn(drawings, country);

/** By the country's two letters (ISO 3166-1), `KR`; null where nobody drew it yet. */
export function flag(country: string): string | null {
  if (!isDrawn(country)) return null;
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawings[country]}</svg>`;
}
