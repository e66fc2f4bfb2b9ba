// Parses a pattern: classes, groups, alternatives and counts. Lookaround, back references and named groups are refused.
/** Whether one character matches. */
export type CharacterTest = (character: string) => boolean;
export type PatternNode =
  | { kind: 'one'; test: CharacterTest }
  | { kind: 'all'; parts: PatternNode[] }
  | { kind: 'either'; parts: PatternNode[] }
  | { kind: 'times'; part: PatternNode; least: number; most: number };

export class Unreadable extends Error {}

/** Tests a class or an escape with the browser's engine, which cannot backtrack over one character. */
function testOf(source: string): CharacterTest {
  const one = new RegExp(`^(?:${source})$`, 'u');
  return (character) => one.test(character);
}

/** Escapes that match anything else than one character. */
const noCharacter = /^\\[bBkcxuq1-9]/;
const token = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|[\s\S]/uy;
const count = /\{(\d{1,3})(?:(,)(\d{1,3})?)?\}/y;

class Reader {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }
  take(what: string): boolean {
    if (!this.#text.startsWith(what, this.#at)) return false;
    this.#at += what.length;
    return true;
  }
  takeBy(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
  isAt(what: string): boolean {
    return this.#text.startsWith(what, this.#at);
  }
}

function readEither(from: Reader): PatternNode {
  const parts = [readAll(from)];
  while (from.take('|')) parts.push(readAll(from));
  return parts.length === 1 ? (parts[0] as PatternNode) : { kind: 'either', parts };
}

function readAll(from: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (!from.isDone && !from.isAt('|') && !from.isAt(')')) parts.push(readCounted(from));
  return { kind: 'all', parts };
}

function readCounted(from: Reader): PatternNode {
  const part = readOne(from);
  const counted = readCount(from);
  if (!counted) return part;
  const [least, most] = counted;
  if (least > most || readCount(from) || from.isAt('?')) throw new Unreadable();
  return { kind: 'times', part, least, most };
}

function readCount(from: Reader): [least: number, most: number] | null {
  if (from.take('*')) return [0, Infinity];
  if (from.take('+')) return [1, Infinity];
  if (from.take('?')) return [0, 1];
  const found = from.takeBy(count);
  if (!found) return null;
  const [, least = '', comma, most] = found;
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most === undefined ? Infinity : Number(most)];
}

function readOne(from: Reader): PatternNode {
  if (from.take('(')) {
    // Plain groups only: lookaround and named groups are refused.
    if (!from.take('?:') && from.isAt('?')) throw new Unreadable();
    const inside = readEither(from);
    if (!from.take(')')) throw new Unreadable();
    return inside;
  }
  const found = from.takeBy(token)?.[0] ?? '';
  if (noCharacter.test(found) || /^[*+?{}()|^$\]]$/.test(found) || found === '[') {
    throw new Unreadable();
  }
  try {
    return {
      kind: 'one',
      test: found.length > 1 || found === '.' ? testOf(found) : (c) => c === found,
    };
  } catch {
    throw new Unreadable();
  }
}

/** Parses a pattern; throws `Unreadable` if it is none. */
export function readNodes(text: string): PatternNode {
  const from = new Reader(text);
  const node = readEither(from);
  if (!from.isDone) throw new Unreadable();
  return node;
}
