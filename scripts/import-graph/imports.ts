// Reads the imports among our files, by value or only by type, from the syntax trees of all sources and tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImport, type PackagePaths } from '../lint/resolve-import.ts';
import { repositoryFiles } from '../sources/repository-files.ts';
import { parse, walk, type Node } from '../sources/syntax.ts';

export type Import = { specifier: string; byType: boolean };
/** An import between two files, by their paths from the root. */
export type Edge = { from: string; to: string; byType: boolean };

const isText = (node: Node | null): node is Node & { value: string } =>
  node?.type === 'Literal' && typeof node.value === 'string';

type ImportSource = { source: Node | null; byType: boolean };

function importOf(node: Node): ImportSource | null {
  if (node.type === 'ImportDeclaration') {
    const { specifiers, importKind, source } = node;
    const ofTypes = specifiers.filter(
      (each) => each.type === 'ImportSpecifier' && each.importKind === 'type',
    );
    const isAllTypes = specifiers.length > 0 && ofTypes.length === specifiers.length;
    return { source, byType: importKind === 'type' || isAllTypes };
  }
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
    return { source: node.source, byType: node.exportKind === 'type' };
  }
  if (node.type === 'ImportExpression') return { source: node.source, byType: false };
  return node.type === 'TSImportType' ? { source: node.source, byType: true } : null;
}

export function readImports(file: string, text: string): Import[] {
  const imports: Import[] = [];
  walk(parse(file, text), (node) => {
    const found = importOf(node);
    if (found && isText(found.source)) {
      imports.push({ specifier: found.source.value, byType: found.byType });
    }
  });
  return imports;
}

/** Resolves imports among the given files. */
export function edgesOf(texts: Map<string, string>, packages: PackagePaths[]): Edge[] {
  const byStem = new Map([...texts.keys()].map((file) => [file.replace(/\.tsx?$/, ''), file]));
  return [...texts].flatMap(([from, text]) =>
    readImports(from, text).flatMap(({ specifier, byType }) => {
      const target = resolveImport(specifier, from, packages);
      const to = target === null ? undefined : byStem.get(target);
      return to === undefined ? [] : [{ from, to, byType }];
    }),
  );
}

export const isTestCode = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** Reads every .ts and .tsx of the repository: path -> content. */
export const readSources = (root: string): Map<string, string> =>
  new Map(
    repositoryFiles(root)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
