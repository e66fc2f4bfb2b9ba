// Matches an operator's pattern for a field against typed text. JavaScript's own engine can take hours for some patterns
// (`(a+)+b`), so this engine matches them in a time that grows only with the text (decision 073). Server and browser
// share this file.

import { readNodes, Unreadable, type CharacterTest, type PatternNode } from './pattern-nodes.ts';

export type Pattern = (text: string) => boolean;

/** Limits of a pattern: its characters, and its states once its counts are expanded. */
const longest = 200;
const mostStates = 1_000;

/** A state of the automaton, with the states that follow it. A `null` test passes without a character. */
type State = { test: CharacterTest | null; next: number[] };

function addState(states: State[], state: State): number {
  if (states.length >= mostStates) throw new Unreadable();
  return states.push(state) - 1;
}

/** Builds from the end: returns the first state of `node` when it is followed by `after`. */
function build(states: State[], node: PatternNode, after: number): number {
  switch (node.kind) {
    case 'one':
      return addState(states, { test: node.test, next: [after] });
    case 'all':
      return node.parts.reduceRight((next, part) => build(states, part, next), after);
    case 'either':
      return addState(states, {
        test: null,
        next: node.parts.map((part) => build(states, part, after)),
      });
    case 'times':
      return buildTimes(states, node, after);
  }
}

function buildTimes(
  states: State[],
  { part, least, most }: Extract<PatternNode, { kind: 'times' }>,
  after: number,
): number {
  let start = after;
  if (most === Infinity) {
    const loop: State = { test: null, next: [after] };
    start = addState(states, loop);
    loop.next.push(build(states, part, start));
  } else {
    for (let more = most - least; more > 0; more -= 1) {
      start = addState(states, { test: null, next: [build(states, part, start), after] });
    }
  }
  for (let more = least; more > 0; more -= 1) start = build(states, part, start);
  return start;
}

/** Returns all states that are reached without a character. */
function spread(states: readonly State[], from: Iterable<number>): Set<number> {
  const reached = new Set(from);
  for (const at of reached) {
    const state = states[at];
    if (state?.test === null) for (const next of state.next) reached.add(next);
  }
  return reached;
}

/** Compiles a pattern; null if it cannot be read. A pattern matches the whole text; `^` before and `$` behind it are optional. */
export function readPattern(source: string): Pattern | null {
  const bare = source.replace(/^\^/, '').replace(/(?<!\\)((?:\\\\)*)\$$/, '$1');
  if (bare === '' || source.length > longest) return null;
  try {
    const node = readNodes(bare);
    const states: State[] = [{ test: () => false, next: [] }];
    const start = build(states, node, 0);
    return (text) => isMatch(states, start, text);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function isMatch(states: readonly State[], start: number, text: string): boolean {
  let reached = spread(states, [start]);
  for (const character of text) {
    const taken = [...reached].flatMap((at) => {
      const state = states[at];
      return state?.test?.(character) ? state.next : [];
    });
    if (taken.length === 0) return false;
    reached = spread(states, taken);
  }
  return reached.has(0);
}
