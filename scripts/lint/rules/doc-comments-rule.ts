// `house/doc-comments`: a doc comment begins with a noun or a verb, so that it is understood without what is around it.
import type { Rule } from './rule.ts';
import { beginsVaguely } from './vague-words.ts';

export const docCommentsRule: Rule = {
  meta: { schema: false },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
          if (!beginsVaguely(comment.value)) continue;
          const message =
            'A doc comment begins with a noun or a verb: "The latest time …", not "Of a bet …", "What …".';
          context.report({ loc: comment.loc, message });
        }
      },
    };
  },
};
