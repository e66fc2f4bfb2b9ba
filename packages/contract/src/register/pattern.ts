// Patterns that an operator sets for a field, held against what strangers type. JavaScript's own engine takes hours over some of
// them (`(a+)+b`), so they are read here, and matched in a time that grows with the text alone (decision 073). Server and browser
// judge by the same file.

import { readNodes, Unreadable, type Node, type Test } from './pattern-nodes.ts';

export type Pattern = (text: string) => boolean;

/** Characters of a pattern; places that one may take up once its counts are written out. */
const longest = 200;
const mostPlaces = 1_000;

/** A place of the machine: what leads on from it. `null` tests lead on by themselves. */
type Place = { test: Test | null; next: number[] };

function addPlace(places: Place[], place: Place): number {
  if (places.length >= mostPlaces) throw new Unreadable();
  return places.push(place) - 1;
}

/** Built from the end: gives where `node` begins when it is followed by `after`. */
function build(places: Place[], node: Node, after: number): number {
  switch (node.kind) {
    case 'one':
      return addPlace(places, { test: node.test, next: [after] });
    case 'all':
      return node.parts.reduceRight((next, part) => build(places, part, next), after);
    case 'either':
      return addPlace(places, {
        test: null,
        next: node.parts.map((part) => build(places, part, after)),
      });
    case 'times':
      return buildTimes(places, node, after);
  }
}

function buildTimes(
  places: Place[],
  { part, least, most }: Extract<Node, { kind: 'times' }>,
  after: number,
): number {
  let start = after;
  if (most === Infinity) {
    const loop: Place = { test: null, next: [after] };
    start = addPlace(places, loop);
    loop.next.push(build(places, part, start));
  } else {
    for (let more = most - least; more > 0; more -= 1) {
      start = addPlace(places, { test: null, next: [build(places, part, start), after] });
    }
  }
  for (let more = least; more > 0; more -= 1) start = build(places, part, start);
  return start;
}

/** All places that are reached without a character. */
function spread(places: readonly Place[], from: Iterable<number>): Set<number> {
  const reached = new Set(from);
  for (const at of reached) {
    const place = places[at];
    if (place?.test === null) for (const next of place.next) reached.add(next);
  }
  return reached;
}

/** Null for what is no pattern of ours. It means the whole text; `^` before and `$` behind it may be there. */
export function readPattern(source: string): Pattern | null {
  const bare = source.replace(/^\^/, '').replace(/(?<!\\)((?:\\\\)*)\$$/, '$1');
  if (bare === '' || source.length > longest) return null;
  try {
    const node = readNodes(bare);
    const places: Place[] = [{ test: () => false, next: [] }];
    const start = build(places, node, 0);
    return (text) => isMatch(places, start, text);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function isMatch(places: readonly Place[], start: number, text: string): boolean {
  let reached = spread(places, [start]);
  for (const character of text) {
    const taken = [...reached].flatMap((at) => {
      const place = places[at];
      return place?.test?.(character) ? place.next : [];
    });
    if (taken.length === 0) return false;
    reached = spread(places, taken);
  }
  return reached.has(0);
}
