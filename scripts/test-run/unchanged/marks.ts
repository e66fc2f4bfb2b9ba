// Inserts marks into the functions of our apps while vitest loads them. They record which files a test has run, and not only loaded.
import { parse, walk, type Node } from '../../sources/syntax.ts';
import { isTestCode } from '../../import-graph/imports.ts';

/** True for files that are marked; all others count whole for their importers. */
export const isMarked = (file: string): boolean =>
  /^apps\/[^/]+\/(src|client)\/.*\.tsx?$/.test(file) &&
  !file.endsWith('.d.ts') &&
  !isTestCode(file);

/** The names that marked code calls: at the beginning of a function, and around the loading of a file. */
export const markNames = { ran: '__ran', loading: '__loading' } as const;

type Insertion = { at: number; text: string };

function marksOf(node: Node, mark: string): Insertion[] {
  if (
    node.type !== 'FunctionDeclaration' &&
    node.type !== 'FunctionExpression' &&
    node.type !== 'ArrowFunctionExpression'
  )
    return [];
  const { body } = node;
  if (!body) return [];
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${mark};` }];
  return [
    { at: body.start, text: `(${mark},` },
    { at: body.end, text: ')' },
  ];
}

/** Inserts the marks without changing line numbers, so that errors show the right line. */
export function withMarks(file: string, text: string): string {
  const name = JSON.stringify(file);
  const program = parse(file, text);
  const found: Insertion[] = [];
  walk(program, (node) => {
    found.push(...marksOf(node, `${markNames.ran}(${name})`));
  });
  const first = program.body.find(({ type }) => type !== 'ImportDeclaration')?.start;
  if (first !== undefined) found.push({ at: first, text: `${markNames.loading}(1);` });
  const inOrder = found.toSorted((one, two) => one.at - two.at);
  let at = 0;
  const parts = inOrder.map(({ at: next, text: mark }) => {
    const before = text.slice(at, next);
    at = next;
    return before + mark;
  });
  return `${parts.join('')}${text.slice(at)}${first === undefined ? '' : `\n;${markNames.loading}(-1);`}`;
}
