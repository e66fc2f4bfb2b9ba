// `house/subject-names`: the name of a type is a noun of its subject, and no name of a file is that of a global.
import { isVagueName } from './vague-words.ts';
import type { Context, NodeOf, Rule } from './rule.ts';

/** Names of the language and the browser, which would mean something else in one file. */
const globalNames = new Set(
  (
    'Animation Array Atomics Audio Awaited BigInt Blob Boolean Buffer Cache Comment Credential Crypto Date Document Element ' +
    'Error Event EventTarget Exclude Extract File FormData Function Headers History Image Intl JSON Location Lock Map Math ' +
    'Navigator Node Notification Number Object Omit Option Parameters Partial Performance Pick Plugin Promise Proxy Range ' +
    'Readonly Record Reflect RegExp Request Required Response Screen Selection Set Storage String Symbol Text Touch URL ' +
    'Window Worker'
  ).split(' '),
);

type Identifier = NodeOf<'Identifier'>;
type Declaration = { id: Pick<Identifier, 'name'> | null; parent: { type: string } };
type ReportedNode = NonNullable<Parameters<Context['report']>[0]['node']>;

/** True for a declaration at the top of its file, exported or not. */
function isOfFile({ parent }: Declaration): boolean {
  return parent.type === 'Program' || parent.type === 'ExportNamedDeclaration';
}

export const subjectNamesRule: Rule = {
  meta: { schema: false },
  create(context) {
    const check = (node: Declaration & ReportedNode, isType: boolean): void => {
      const name = node.id?.name;
      if (!name || !isOfFile(node)) return;
      if (globalNames.has(name)) {
        context.report({ node, message: `${name} is a global name: choose one of your own.` });
      }
      const isShared = node.parent.type === 'ExportNamedDeclaration';
      if (isType && (isVagueName(name) || (name === 'Deps' && isShared))) {
        context.report({
          node,
          message: `${name} does not name its subject: take a noun, such as SentMessage for Sent.`,
        });
      }
    };
    return {
      TSTypeAliasDeclaration: (node) => check(node, true),
      TSInterfaceDeclaration: (node) => check(node, true),
      TSEnumDeclaration: (node) => check(node, true),
      ClassDeclaration: (node) => check(node, true),
      FunctionDeclaration: (node) => check(node, false),
    };
  },
};
