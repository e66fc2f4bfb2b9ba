// Reads the names to which a file's functions refer: the first step of following a call from file to file.
import { isType, parse, walk, type Node } from '../sources/syntax.ts';

/** A top-level value of a file: a function, or an object with functions. */
export type Declaration = {
  /** All names that it uses as values. */
  names: Set<string>;
  /** The names that it calls, also as members: `find` for `store.find()`. */
  called: Set<string>;
  /** Properties of its objects, with the names that their values use and whether they are functions. */
  members: Map<string, { names: Set<string>; isFunction: boolean }>;
};
export type Outline = {
  declared: Map<string, Declaration>;
  /** Imported names, by local name. Types are included, because they say whose functions an argument has. */
  imported: Map<string, { specifier: string; name: string }>;
  /** Names that are re-exported from other files. */
  passedOn: Map<string, { specifier: string; name: string }>;
  specifiers: Set<string>;
};

const functions = new Set(['FunctionExpression', 'ArrowFunctionExpression']);

const nameOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

const calledBy = ({ callee }: Node & { type: 'CallExpression' }): string =>
  nameOf(callee.type === 'MemberExpression' ? callee.property : callee);

function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  walk(node, (each) => {
    if (isType(each)) return false;
    if (each.type === 'Identifier') names.add(each.name);
    return true;
  });
  return names;
}

function describe(node: Node): Declaration {
  const found: Declaration = { names: namesIn(node), called: new Set(), members: new Map() };
  walk(node, (each) => {
    if (isType(each)) return false;
    if (each.type === 'CallExpression') found.called.add(calledBy(each));
    if (each.type === 'Property') {
      const isFunction = functions.has(each.value.type);
      found.members.set(nameOf(each.key), { names: namesIn(each.value), isFunction });
    }
    return true;
  });
  return found;
}

function readImport(node: Node & { type: 'ImportDeclaration' }, outline: Outline): void {
  const specifier = node.source.value;
  outline.specifiers.add(specifier);
  for (const each of node.specifiers) {
    const name = each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*';
    outline.imported.set(each.local.name, { specifier, name });
  }
}

function readDeclaration(node: Node, { declared }: Outline): void {
  if (node.type === 'FunctionDeclaration' && node.id) declared.set(node.id.name, describe(node));
  if (node.type !== 'VariableDeclaration') return;
  for (const { id, init } of node.declarations) {
    if (id.type === 'Identifier' && init) declared.set(id.name, describe(init));
  }
}

export function outlineOf(file: string, text: string): Outline {
  const outline: Outline = {
    declared: new Map(),
    imported: new Map(),
    passedOn: new Map(),
    specifiers: new Set(),
  };
  for (const node of parse(file, text).body) {
    if (node.type === 'ImportDeclaration') readImport(node, outline);
    else if (node.type !== 'ExportNamedDeclaration') readDeclaration(node, outline);
    else if (node.declaration) readDeclaration(node.declaration, outline);
    else if (node.source) {
      for (const { local, exported } of node.specifiers) {
        const at = { specifier: node.source.value, name: nameOf(local) };
        outline.passedOn.set(nameOf(exported), at);
      }
    }
  }
  return outline;
}
