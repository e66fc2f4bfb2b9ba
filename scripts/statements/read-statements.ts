// Reads the statements of our sources: each call of `tenantStatement`, with the constants that its text contains.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, walk, type Node } from '../sources/syntax.ts';

export type SourceStatement = { file: string; name: string; type: string; text: string };

type Constant = { value: Node; file: string };
type Constants = Map<string, Constant>;

/** Lists the values that a statement at the top of a file declares. */
function declaredIn(node: Node): [name: string, value: Node][] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id, init }): [string, Node][] =>
    id.type === 'Identifier' && init ? [[id.name, init]] : [],
  );
}

/** Lists what a statement at the top of a file imports from files of its module. */
function importedIn(node: Node): { file: string; names: string[] } | null {
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return null;
  const { specifiers, source } = node;
  if (!source.value.startsWith('.')) return null;
  return { file: source.value, names: specifiers.map(({ local }) => local.name) };
}

/** Maps the names of a file to the values at its top, and to those that it imports from files of its module. */
function constantsOf(root: string, file: string): Constants {
  const constants: Constants = new Map();
  for (const each of parse(file, readFileSync(join(root, file), 'utf8')).body) {
    for (const [name, value] of declaredIn(each)) constants.set(name, { value, file });
    const imported = importedIn(each);
    const others = imported && constantsOf(root, join(dirname(file), imported.file));
    for (const name of imported?.names ?? []) {
      const found = others?.get(name);
      if (found) constants.set(name, found);
    }
  }
  return constants;
}

/** Returns the text of a literal, or of a template whose parts are constants. */
function textOf(node: Node, at: { root: string; file: string; constants: Constants }): string {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') {
    return node.quasis
      .map(({ value }, place) => {
        const part = node.expressions[place];
        return `${value.cooked ?? ''}${part ? textOf(part, at) : ''}`;
      })
      .join('');
  }
  const found = node.type === 'Identifier' ? at.constants.get(node.name) : undefined;
  if (!found) throw new Error(`${at.file}: the text of a statement contains more than constants`);
  const constants = found.file === at.file ? at.constants : constantsOf(at.root, found.file);
  return textOf(found.value, { root: at.root, file: found.file, constants });
}

/** The name of a type argument such as `shapes.LobbyGame`. */
function typeNameOf(node: Node | undefined): string {
  if (node?.type !== 'TSTypeReference') return '';
  const { typeName } = node;
  if (typeName.type === 'TSQualifiedName') return typeName.right.name;
  return typeName.type === 'Identifier' ? typeName.name : '';
}

/** Lists the statements of a file, in its order. */
export function readStatements(root: string, file: string): SourceStatement[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (!source.includes('tenantStatement<')) return [];
  const constants = constantsOf(root, file);
  const found: SourceStatement[] = [];
  walk(parse(file, source), (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [name, text] = node.arguments;
    if (node.callee.name !== 'tenantStatement' || !name || !text) return;
    const at = { root, file, constants };
    const type = typeNameOf(node.typeArguments?.params[0]);
    found.push({ file, name: textOf(name, at), type, text: textOf(text, at) });
  });
  return found;
}
