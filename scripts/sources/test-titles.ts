// Reads the titles of a test file without running the file.

/** Calls such as `test.each(table)(title, …)` take their title in the second pair of brackets. */
const takesArgumentsFirst = new Set(['each', 'for', 'runIf', 'skipIf']);
const runs = new Set([...takesArgumentsFirst, 'only', 'concurrent', 'sequential', 'fails', 'slow']);
const quotes = new Set(["'", '"', '`']);

/** Returns the position after the string that begins at `start`. */
function afterString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Returns the position after the bracket that closes the one at `start`. */
function afterBrackets(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text.charAt(at);
    if (quotes.has(character)) {
      at = afterString(text, at);
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return at;
}

const skipSpace = (text: string, at: number): number =>
  at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);

/** A test call: its title, if it is a text, and the options after it. */
type TestCall = { begin: number; end: number; title: string; options: string };

function readCall(text: string, bracket: number): TestCall | null {
  const start = skipSpace(text, bracket + 1);
  if (!quotes.has(text.charAt(start))) return null;
  const titleEnd = afterString(text, start);
  const options = text.slice(titleEnd).replace(/^\s*,\s*/, '');
  const title = text.slice(start + 1, titleEnd - 1);
  return { begin: bracket, end: afterBrackets(text, bracket), title, options };
}

/** True for the options `{ tags: ['nightly'] }` of a unit test, `nightly` or `{ tag: '@nightly' }` of a browser test. */
const isNightly = (options: string): boolean =>
  /^(?:nightly\b|\{[^{}]*(?:'@nightly'|\btags:\s*\['nightly'\])[^{}]*\})/.test(options);

/** Finds every call of one of the names that contains its title. */
function callsOf(text: string, names: string): TestCall[] {
  const calls = new RegExp(`(?<![\\w.'"\`])(?:${names})((?:\\.\\w+)*)\\s*\\(`, 'g');
  return [...text.matchAll(calls)].flatMap((match) => {
    const chain = (match[1] ?? '').split('.').filter(Boolean);
    if (!chain.every((word) => runs.has(word))) return [];
    const bracket = match.index + match[0].length - 1;
    const second = chain.some((word) => takesArgumentsFirst.has(word));
    const call = readCall(text, second ? skipSpace(text, afterBrackets(text, bracket)) : bracket);
    return call === null ? [] : [call];
  });
}

/** Returns the titles of all tests that run; skipped tests prove nothing. */
export const testTitles = (text: string): string[] =>
  callsOf(text, 'test|it').map(({ title }) => title);

/** Returns the titles of the gate's tests: neither they nor a group around them is left to the nightly run. */
export function gateTitles(text: string): string[] {
  const groups = callsOf(text, String.raw`describe|test\.describe`);
  const left = groups.filter(({ options }) => isNightly(options));
  return callsOf(text, 'test|it')
    .filter(({ options }) => !isNightly(options))
    .filter(({ begin }) => !left.some((group) => group.begin < begin && begin < group.end))
    .map(({ title }) => title);
}
