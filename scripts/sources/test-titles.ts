// Reads the titles of a test file without running it.

/** Calls such as `test.each(table)(title, …)` take their title in the second pair of brackets. */
const takesArgumentsFirst = new Set(['each', 'for', 'runIf', 'skipIf']);
const runs = new Set([...takesArgumentsFirst, 'only', 'concurrent', 'sequential', 'fails', 'slow']);
const quotes = new Set(["'", '"', '`']);

/** The position after the string that begins at `start`. */
function afterString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The position after the bracket that closes the one at `start`. */
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

function titleAt(text: string, bracket: number): string | null {
  const start = skipSpace(text, bracket + 1);
  if (!quotes.has(text.charAt(start))) return null;
  return text.slice(start + 1, afterString(text, start) - 1);
}

/** The titles of all tests that run; skipped ones prove nothing. */
export function testTitles(text: string): string[] {
  return [...text.matchAll(/(?<![\w.'"`])(?:test|it)((?:\.\w+)*)\s*\(/g)].flatMap((match) => {
    const chain = (match[1] ?? '').split('.').filter(Boolean);
    if (!chain.every((word) => runs.has(word))) return [];
    const bracket = match.index + match[0].length - 1;
    const second = chain.some((word) => takesArgumentsFirst.has(word));
    const title = titleAt(text, second ? skipSpace(text, afterBrackets(text, bracket)) : bracket);
    return title === null ? [] : [title];
  });
}
