// Reads the text of a pattern: classes, groups, alternatives and counts. What looks around, remembers or names is none of ours.
/** Whether one character is meant. */
export type Test = (character: string) => boolean;
export type Node =
  | { kind: 'one'; test: Test }
  | { kind: 'all'; parts: Node[] }
  | { kind: 'either'; parts: Node[] }
  | { kind: 'times'; part: Node; least: number; most: number };

export class Unreadable extends Error {}

/** A class or an escape means one character: the browser's engine judges it, and cannot go astray. */
function testOf(source: string): Test {
  const one = new RegExp(`^(?:${source})$`, 'u');
  return (character) => one.test(character);
}

/** Escapes that stand for something else than one character. */
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

function readEither(from: Reader): Node {
  const parts = [readAll(from)];
  while (from.take('|')) parts.push(readAll(from));
  return parts.length === 1 ? (parts[0] as Node) : { kind: 'either', parts };
}

function readAll(from: Reader): Node {
  const parts: Node[] = [];
  while (!from.isDone && !from.isAt('|') && !from.isAt(')')) parts.push(readCounted(from));
  return { kind: 'all', parts };
}

function readCounted(from: Reader): Node {
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

function readOne(from: Reader): Node {
  if (from.take('(')) {
    // Groups only: looking around and naming are refused.
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

/** Throws `Unreadable` for what is no pattern. */
export function readNodes(text: string): Node {
  const from = new Reader(text);
  const node = readEither(from);
  if (!from.isDone) throw new Unreadable();
  return node;
}
