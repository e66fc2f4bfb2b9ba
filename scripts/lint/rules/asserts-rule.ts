// `house/asserts`: a browser test asserts something, and not only under a condition. The linter's own rules know vitest's tests, not Playwright's.
import type { NodeOf, Rule } from './rule.ts';

type Call = NodeOf<'CallExpression'>;
type AnyNode = Call['parent'];

/** True for `test('…', …)`. Other calls on it, such as `test.beforeEach`, contain no test. */
const isTest = ({ callee, arguments: [title] }: Call): boolean =>
  callee.type === 'Identifier' &&
  callee.name === 'test' &&
  (title?.type === 'Literal' || title?.type === 'TemplateLiteral');

/** True for `expect(…)`, `expect.poll(…)`, and our own functions with such names. */
function isAssertion({ callee }: Call): boolean {
  const first = callee.type === 'MemberExpression' ? callee.object : callee;
  return first.type === 'Identifier' && /^(expect|assert)/.test(first.name);
}

const branches = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'CatchClause',
]);

/** Finds the test around a call, and whether the call is conditional. */
function findTest(call: Call): { test: AnyNode; isConditional: boolean } | null {
  let isConditional = false;
  for (let node: AnyNode | null = call.parent; node; node = node.parent) {
    if (branches.has(node.type)) isConditional = true;
    if (node.type === 'CallExpression' && isTest(node)) return { test: node, isConditional };
  }
  return null;
}

export const assertsRule: Rule = {
  meta: { schema: false },
  create(context) {
    const asserting = new Set<AnyNode>();
    return {
      CallExpression: (node) => {
        if (!isAssertion(node)) return;
        const around = findTest(node);
        if (!around) return;
        asserting.add(around.test);
        if (around.isConditional) {
          context.report({
            node,
            message: 'An assertion that runs in one case only proves little.',
          });
        }
      },
      'CallExpression:exit': (node) => {
        if (isTest(node) && !asserting.has(node)) {
          context.report({ node, message: 'This test asserts nothing.' });
        }
      },
    };
  },
};
