// `house/restricted-names`: a restricted name (restricted-names.ts) is used only in its files, also as `globalThis.fetch` or `process['env']`.
import type { Restriction } from '../restricted-names.ts';
import { optionsOf, pathOf, type Context, type NodeOf, type Rule } from './rule.ts';

export type RestrictedNamesOptions = { root: string; restrictedNames: Restriction[] };
type Expression = NodeOf<'MemberExpression'>['object'];

const windowNames = new Set(['window', 'globalThis', 'self']);

function isOwnVariable(node: Expression & { name: string }, context: Context): boolean {
  let scope: ReturnType<typeof context.sourceCode.getScope> | null =
    context.sourceCode.getScope(node);
  for (; scope; scope = scope.upper) {
    if (scope.set.get(node.name)?.defs.length) return true;
  }
  return false;
}

function lastName({ computed, property }: NodeOf<'MemberExpression'>): string | null {
  if (property.type === 'Literal') return String(property.value);
  return !computed && property.type === 'Identifier' ? property.name : null;
}

/** Returns the global name of an expression: `document.cookie` for `window.document.cookie`; null if it begins with a local variable. */
function globalName(node: Expression, context: Context): string | null {
  if (node.type === 'Identifier') return isOwnVariable(node, context) ? null : node.name;
  if (node.type !== 'MemberExpression') return null;
  const before = globalName(node.object, context);
  const last = lastName(node);
  if (before === null || last === null) return null;
  return windowNames.has(before) ? last : `${before}.${last}`;
}

type ReportedNode = NonNullable<Parameters<Context['report']>[0]['node']>;

export const restrictedNamesRule: Rule = {
  meta: { schema: false },
  create(context) {
    const { root, restrictedNames } = optionsOf<RestrictedNamesOptions>(context);
    const file = pathOf(context, root);
    const closed = restrictedNames.filter(({ only }) => !new RegExp(only).test(file));
    const check = (node: ReportedNode, name: string | null): void => {
      const place = closed.find((each) => each.name === name);
      if (place) context.report({ node, message: `${place.name}: ${place.say}` });
    };
    const checkSource = (source: (ReportedNode & { value?: unknown }) | null): void => {
      if (source?.value === 'node:process' || source?.value === 'process') {
        check(source, 'process.env');
      }
    };
    return {
      Identifier: (node) => {
        if (context.sourceCode.isGlobalReference(node)) check(node, node.name);
      },
      MemberExpression: (node) => check(node, globalName(node, context)),
      NewExpression: (node) => {
        if (node.arguments.length > 0) return;
        check(node, `new ${globalName(node.callee, context) ?? ''}()`);
      },
      // Imported `env` and `process` would be local variables.
      ImportDeclaration: ({ source }) => checkSource(source),
      ExportNamedDeclaration: ({ source }) => checkSource(source),
    };
  },
};
