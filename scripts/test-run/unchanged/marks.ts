// Marks in the functions of our apps tell which files a test has run, and not only loaded. They are put in while vitest loads a file.
import { parse, walk, type Node } from '../../sources/syntax.ts';
import { isTestCode } from '../../import-graph/imports.ts';

/** The files that are marked; all others count whole for who imports them. */
export const isMarked = (file: string): boolean =>
  /^apps\/[^/]+\/(src|client)\/.*\.tsx?$/.test(file) &&
  !file.endsWith('.d.ts') &&
  !isTestCode(file);

/** The names that marked code calls: at a function's beginning, and around what a file does while it loads. */
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

/** The same lines, so that what fails is found where it stands. */
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
