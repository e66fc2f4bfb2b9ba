// The outline of a file: the part that may affect importers that run none of its functions. It contains exported values, code that runs
// while the file loads, and the names that these use, all without function bodies.
import type { Program } from 'oxc-parser';
import { isType, walk, type Node } from '../../sources/syntax.ts';

const calls = new Set([
  'CallExpression',
  'NewExpression',
  'AwaitExpression',
  'TaggedTemplateExpression',
  'ImportExpression',
  'AssignmentExpression',
  'UpdateExpression',
]);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isFunction = (node: Node | null): boolean => node !== null && functions.has(node.type);

/** A part of the file that can be left out: its names, and the names that it uses. */
type Piece = { node: Node; names: string[]; mentions: Set<string>; counts: boolean };

/** Visits code that runs while a file loads: no function bodies, no types. */
function walkLoading(node: Node, visit: (node: Node) => void): void {
  walk(node, (each, above) => {
    if (isType(each)) return false;
    if (each.type === 'BlockStatement' && isFunction(above.at(-1) ?? null)) return false;
    const parent = above.at(-1);
    if (parent?.type === 'ArrowFunctionExpression' && parent.body === each) return false;
    visit(each);
    return true;
  });
}

function readPiece(node: Node, names: string[], isKept: boolean): Piece {
  const mentions = new Set<string>();
  let acts = false;
  walkLoading(node, (each) => {
    if (each.type === 'Identifier' || each.type === 'JSXIdentifier') mentions.add(each.name);
    acts ||= calls.has(each.type);
  });
  return { node, names, mentions, counts: isKept || acts };
}

const namesIn = (node: Node): string[] => {
  const names: string[] = [];
  walkLoading(node, (each) => {
    if (each.type === 'Identifier') names.push(each.name);
  });
  return names;
};

function importPiece(node: Node & { type: 'ImportDeclaration' }): Piece[] {
  if (node.importKind === 'type') return [];
  const names = node.specifiers.map(({ local }) => local.name);
  return [{ node, names, mentions: new Set(), counts: false }];
}

function piecesOf(node: Node, isExported = false): Piece[] {
  if (isType(node) || node.type === 'FunctionDeclaration') return [];
  if (node.type === 'ImportDeclaration') return importPiece(node);
  if (node.type === 'VariableDeclaration') {
    return node.declarations
      .filter(({ init }) => !isFunction(init))
      .map((each) => readPiece(each, namesIn(each.id), isExported || node.kind !== 'const'));
  }
  if (node.type === 'ExportNamedDeclaration') {
    if (node.exportKind === 'type') return [];
    if (node.declaration) return piecesOf(node.declaration, true);
  }
  // Classes are included, because creating an instance runs their code.
  return [readPiece(node, [], true)];
}

/** Removes the bodies of the outermost functions. */
function withoutBodies(node: Node, text: string): string {
  const bodies: { start: number; end: number }[] = [];
  walk(node, (each) => {
    if (!isFunction(each) || !('body' in each) || !each.body) return true;
    const { start, end } = each.body as Node;
    bodies.push({ start, end });
    return false;
  });
  let at = node.start;
  const parts = bodies.map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return before;
  });
  return [...parts, text.slice(at, node.end)].join('…');
}

export function outlineOf(program: Program, text: string): string {
  const pieces = program.body.flatMap((node) => piecesOf(node));
  const wanted = pieces.filter(({ counts }) => counts);
  // Iterating an array includes items added meanwhile.
  for (const { mentions } of wanted) {
    for (const piece of pieces) {
      if (piece.counts || !piece.names.some((name) => mentions.has(name))) continue;
      piece.counts = true;
      wanted.push(piece);
    }
  }
  return pieces
    .filter(({ counts }) => counts)
    .map(({ node }) => withoutBodies(node, text))
    .join('\n');
}

const stores = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** True for a new container, and for the result of a call with a function as argument, because it may cache answers. */
function mayKeep(init: Node | null): boolean {
  if (init?.type === 'CallExpression') {
    return init.arguments.some((each) => isFunction(each) || each.type === 'Identifier');
  }
  return (
    init?.type === 'NewExpression' &&
    init.callee.type === 'Identifier' &&
    stores.has(init.callee.name) &&
    init.arguments.length === 0
  );
}

const keeps = (node: Node | null): boolean =>
  node?.type === 'VariableDeclaration' &&
  (node.kind !== 'const' || node.declarations.some(({ init }) => mayKeep(init)));

/**
 * Whether a file has top-level state that survives from one call to the next. `offered`: other files can use it without running a
 * function of this file.
 */
export function ownStateOf({ body }: Program): 'none' | 'own' | 'offered' {
  if (body.some((node) => node.type === 'ExportNamedDeclaration' && keeps(node.declaration))) {
    return 'offered';
  }
  return body.some((node) => keeps(node)) ? 'own' : 'none';
}
