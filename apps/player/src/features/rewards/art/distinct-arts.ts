import { figureNames } from './figures.tsx';

/** Gives the items of a list different figures, so that none is twice in a view. The first item with a figure keeps it; later ones get one that nobody has, else the one whose other items are farthest away. */
export function withDistinctArts<T extends { art: string }>(items: readonly T[]): T[] {
  /** The positions of each figure: those of the items that keep theirs, then those that were given. */
  const places = new Map<string, number[]>();
  for (const [at, { art }] of items.entries()) if (!places.has(art)) places.set(art, [at]);
  return items.map((item, at) => {
    if (places.get(item.art)?.[0] === at) return item;
    const art = farthestFrom(at, places);
    places.set(art, [...(places.get(art) ?? []), at]);
    return { ...item, art };
  });
}

function farthestFrom(at: number, places: ReadonlyMap<string, readonly number[]>): string {
  const distanceOf = (name: string): number =>
    Math.min(...(places.get(name) ?? []).map((place) => Math.abs(place - at)));
  return figureNames.reduce((best, name) => (distanceOf(name) > distanceOf(best) ? name : best));
}
