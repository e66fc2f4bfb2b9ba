// Facts about one file: its imports, the paths in the repository that it names, and its outline.
import { posix } from 'node:path';
import type { Program } from 'oxc-parser';
import { parse, walk, type Node } from '../../sources/syntax.ts';
import { readImports } from '../../import-graph/imports.ts';
import { outlineOf, ownStateOf } from './outline.ts';

export type FileFacts = {
  /** Specifiers of imported values; `typeImports` has those of types. */
  imports: string[];
  typeImports: string[];
  /** Paths from the file's folder in expressions with `import.meta` that run while the file loads. A final `/` marks a folder; `.` is the file's own. */
  places: string[];
  /** Such paths in functions; they count if one of the functions may have run. */
  placesInside: string[];
  /** Patterns of `import.meta.glob`. */
  globs: string[];
  /** The part that counts for a test that loads the file and runs none of its functions. */
  outline: string;
  /** Whether the file has syntax errors, so that its facts are unknown. */
  isUnreadable: boolean;
  /**
   * State that survives from one call to the next, so that a later call may run less than the first: none, private state, or state that
   * others can use. Components count as `none`, because their tests have separate processes.
   */
  state: 'none' | 'own' | 'offered';
};

const noFacts: FileFacts = {
  imports: [],
  typeImports: [],
  places: [],
  placesInside: [],
  globs: [],
  outline: '',
  isUnreadable: false,
  state: 'none',
};

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression';

const isMeta = (node: Node | undefined): boolean =>
  node?.type === 'MetaProperty' && node.meta.name === 'import';

/** Returns the name after `import.meta.`; null for other nodes. */
function metaName(node: Node): string | null {
  if (node.type !== 'MemberExpression' || !isMeta(node.object)) return null;
  return node.property.type === 'Identifier' ? node.property.name : '';
}

/** Returns the statically known part of a text: all of it, or the part before its first placeholder. */
function knownText(node: Node | undefined): { text: string; isWhole: boolean } {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return { text: node.value, isWhole: true };
  }
  if (node?.type !== 'TemplateLiteral') return { text: '', isWhole: false };
  return { text: node.quasis[0]?.value.cooked ?? '', isWhole: node.quasis.length === 1 };
}

/** Joins texts to a path. A placeholder stands for everything in the folder before it. */
function placeOf(parts: { text: string; isWhole: boolean }[]): string {
  const end = parts.findIndex(({ isWhole }) => !isWhole);
  const known = end === -1 ? parts : parts.slice(0, end + 1);
  const path = posix.join('.', ...known.map(({ text }) => text));
  return end === -1 ? path : path.replace(/[^/]*$/, '') || '.';
}

const textsOf = (node: Node): string[] => {
  const found: string[] = [];
  walk(node, (each) => {
    if (each.type === 'Literal' && typeof each.value === 'string') found.push(each.value);
  });
  return found;
};

/** Returns the path in `join(import.meta.dirname, '..', 'dist')` and `new URL('../dist/', import.meta.url)`; the folder itself for other forms. */
function namedPlace(node: Node, above: Node | undefined): string | null {
  if (above?.type === 'NewExpression') return placeOf([knownText(above.arguments[0])]);
  if (above?.type === 'TemplateLiteral') {
    const [, behind, ...more] = above.quasis;
    const text = (behind?.value.cooked ?? '').replace(/^\//, '');
    return above.expressions[0] === node ? placeOf([{ text, isWhole: more.length === 0 }]) : '.';
  }
  if (above?.type !== 'CallExpression') return '.';
  const name = above.callee.type === 'Identifier' ? above.callee.name : '';
  // `createRequire` resolves packages.
  if (name === 'createRequire') return null;
  return placeOf(above.arguments.slice(1).map(knownText));
}

/** A path out of every folder: a file that names it may read anything. */
const outside = '../'.repeat(20);

/** True for `process.cwd`, which returns the root of the repository. */
const isWorkingFolder = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === 'process' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'cwd';

type NodeFacts = Pick<FileFacts, 'imports' | 'places' | 'placesInside' | 'globs'>;

function notePlace(node: Node, above: Node[], facts: NodeFacts): void {
  const name = metaName(node);
  const parent = above.at(-1);
  if (name === 'resolve' || name === 'glob') {
    const texts = parent?.type === 'CallExpression' ? parent.arguments.flatMap(textsOf) : [];
    facts[name === 'glob' ? 'globs' : 'imports'].push(...texts);
    return;
  }
  if (isWorkingFolder(node)) facts.places.push(outside);
  const place =
    name === 'url' || name === 'dirname' || name === 'filename' ? namedPlace(node, parent) : null;
  if (place === null) return;
  facts[above.some(isFunction) ? 'placesInside' : 'places'].push(place);
}

/** True for a pattern of `import.meta.glob`, false for its options. */
const isPattern = (text: string): boolean => /^!?\.{0,2}\//.test(text);

const unique = (names: string[]): string[] => [...new Set(names)];

const unreadable: FileFacts = { ...noFacts, isUnreadable: true };

function parseOrNull(file: string, text: string): Program | null {
  try {
    return parse(file, text);
  } catch {
    return null;
  }
}

/** Returns the facts of a .ts or .tsx file. Other files have only imports. */
export function factsOf(file: string, text: string): FileFacts {
  if (!/\.[cm]?tsx?$/.test(file)) return { ...noFacts, imports: importsOfPlain(file, text) };
  const program = parseOrNull(file, text);
  if (!program) return unreadable;
  const facts: NodeFacts = { imports: [], places: [], placesInside: [], globs: [] };
  walk(program, (node, above) => notePlace(node, above, facts));
  const imports = readImports(file, text);
  const named = (byType: boolean) =>
    imports.filter((each) => each.byType === byType).map(({ specifier }) => specifier);
  return {
    imports: unique([...named(false), ...facts.imports]),
    typeImports: unique(named(true)),
    places: unique(facts.places),
    placesInside: unique(facts.placesInside),
    globs: unique(facts.globs.filter(isPattern)),
    outline: outlineOf(program, text),
    isUnreadable: false,
    state: file.endsWith('.tsx') ? 'none' : ownStateOf(program),
  };
}

/** Finds imports of style sheets and plain scripts by search, because a false match does no harm. */
function importsOfPlain(file: string, text: string): string[] {
  if (!/\.(css|m?js)$/.test(file)) return [];
  const found = text.matchAll(/(?:@import|from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return unique([...found].map(([, specifier = '']) => specifier));
}
