// What one file tells of what it is made of: its imports, the places in the repository that it names, and its outline.
import { posix } from 'node:path';
import type { Program } from 'oxc-parser';
import { parse, walk, type Node } from '../../sources/syntax.ts';
import { readImports } from '../../import-graph/imports.ts';
import { outlineOf, ownStateOf } from './outline.ts';

export type FileFacts = {
  /** Specifiers, of values and of types. */
  imports: string[];
  typeImports: string[];
  /** Paths from the file's folder that stand beside `import.meta`, named while the file loads. One that ends with `/` is a folder, `.` the file's own. */
  places: string[];
  /** The same, named in functions: they count when one of these may have run. */
  placesInside: string[];
  /** Patterns of `import.meta.glob`. */
  globs: string[];
  /** What of it counts for a test that loads it and runs no function of it. */
  outline: string;
  /** It breaks the language's rules: what it is made of cannot be known. */
  isUnreadable: boolean;
  /**
   * What it may keep from one call to the next, so that a later call runs less than the first: nothing, something of its own, or
   * something that others call. None of a component: its tests have a process each.
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

/** The name behind `import.meta.`, of a node that is one. */
function metaName(node: Node): string | null {
  if (node.type !== 'MemberExpression' || !isMeta(node.object)) return null;
  return node.property.type === 'Identifier' ? node.property.name : '';
}

/** What is known of a text before the program runs: all of it, or what stands before its first blank. */
function knownText(node: Node | undefined): { text: string; isWhole: boolean } {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return { text: node.value, isWhole: true };
  }
  if (node?.type !== 'TemplateLiteral') return { text: '', isWhole: false };
  return { text: node.quasis[0]?.value.cooked ?? '', isWhole: node.quasis.length === 1 };
}

/** A text with a blank stands for everything in the folder before it. */
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

/** `join(import.meta.dirname, '..', 'dist')`, `new URL('../dist/', import.meta.url)`, and the folder itself for all else. */
function namedPlace(node: Node, above: Node | undefined): string | null {
  if (above?.type === 'NewExpression') return placeOf([knownText(above.arguments[0])]);
  if (above?.type === 'TemplateLiteral') {
    const [, behind, ...more] = above.quasis;
    const text = (behind?.value.cooked ?? '').replace(/^\//, '');
    return above.expressions[0] === node ? placeOf([{ text, isWhole: more.length === 0 }]) : '.';
  }
  if (above?.type !== 'CallExpression') return '.';
  const name = above.callee.type === 'Identifier' ? above.callee.name : '';
  // It looks for a package.
  if (name === 'createRequire') return null;
  return placeOf(above.arguments.slice(1).map(knownText));
}

/** Leads out of every folder: whoever names it may read anything. */
const outside = '../'.repeat(20);

/** `process.cwd()` is the root of the repository. */
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

/** `import.meta.glob`'s options are no patterns. */
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

/** Of a .ts or .tsx; others are made of nothing but themselves. */
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

/** Sheets and plain scripts: searched, since what looks like an import and is none does no harm. */
function importsOfPlain(file: string, text: string): string[] {
  if (!/\.(css|m?js)$/.test(file)) return [];
  const found = text.matchAll(/(?:@import|from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return unique([...found].map(([, specifier = '']) => specifier));
}
