// `house/remainder`: no `%` where the outcomes of games are decided.
import { optionsOf, pathOf, type Rule } from './rule.ts';

/** The rule's options. `closed` is a pattern of paths from the repository's root. */
export type RemainderOptions = { root: string; closed: string };

const message = '`%` makes some outcomes likelier than others: take numberBelow of fair/.';

export const remainderRule: Rule = {
  meta: { schema: false },
  create(context) {
    const { root, closed } = optionsOf<RemainderOptions>(context);
    if (!new RegExp(closed).test(pathOf(context, root))) return {};
    return {
      BinaryExpression: (node) => {
        if (node.operator === '%') context.report({ node, message });
      },
      AssignmentExpression: (node) => {
        if (node.operator === '%=') context.report({ node, message });
      },
    };
  },
};
