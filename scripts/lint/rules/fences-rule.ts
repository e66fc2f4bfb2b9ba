// `house/fences`: an import, re-export or dynamic import must be allowed by the table in fences.ts.
import type { Fence } from '../fence.ts';
import type { Restriction } from '../restricted-names.ts';
import { resolveImport, type PackagePaths } from '../resolve-import.ts';
import { isTest, optionsOf, pathOf, type Rule } from './rule.ts';

export type FencesOptions = {
  root: string;
  fences: Fence[];
  packages: PackagePaths[];
  /** A pattern of files that may import schemas only by type. */
  withoutSchemas: string;
  restrictedPackages: Restriction[];
};
type ImportMade = { file: string; specifier: string; byType: boolean };

const noTesting = 'A `testing` folder is for tests only.';
const noSchema = 'A schema is imported by type only here: the site bundles no zod.';

/** True for code that runs in the product; e2e, soak and bench are for testing. */
const isProduct = (file: string): boolean => /^(apps|packages)\//.test(file) && !isTest(file);

function whyNotThatPackage({ file, specifier }: ImportMade, rules: Restriction[]): string | null {
  const rule = rules.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return rule && !new RegExp(rule.only).test(file) ? rule.say : null;
}

/** Returns why the file may not import the other, or null if it may. */
function whyNot(made: ImportMade, options: FencesOptions): string | null {
  const { file, specifier, byType } = made;
  const target = resolveImport(specifier, file, options.packages);
  if (target === null) return byType ? null : whyNotThatPackage(made, options.restrictedPackages);
  const bundled = !byType && new RegExp(options.withoutSchemas).test(file) && !isTest(file);
  if (bundled && target.endsWith('.schema')) return noSchema;
  if (isProduct(file) && isTest(target)) return noTesting;
  const own = options.fences
    .filter(({ folder }) => file.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
  if (!own) return null;
  const may = [own.folder, ...own.may, ...((isTest(file) && own.testsMay) || [])];
  const open = may.some((path) => (path.endsWith('/') ? target.startsWith(path) : target === path));
  return open ? null : own.say;
}

export const fencesRule: Rule = {
  meta: { schema: false },
  create(context) {
    const options = optionsOf<FencesOptions>(context);
    const file = pathOf(context, options.root);
    type Reported = Parameters<typeof context.report>[0]['node'];
    const check = (source: (Reported & { value?: unknown }) | null, byType: boolean): void => {
      if (!source || typeof source.value !== 'string') return;
      const message = whyNot({ file, specifier: source.value, byType }, options);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    };
  },
};
