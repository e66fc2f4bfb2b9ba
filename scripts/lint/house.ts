// The project's own lint rules, as a plugin of the linter, which demands a default export.
import { assertsRule } from './rules/asserts-rule.ts';
import { docCommentsRule } from './rules/doc-comments-rule.ts';
import { fencesRule } from './rules/fences-rule.ts';
import { restrictedNamesRule } from './rules/restricted-names-rule.ts';
import { remainderRule } from './rules/remainder-rule.ts';
import { subjectNamesRule } from './rules/subject-names-rule.ts';

export default {
  meta: { name: 'house' },
  rules: {
    asserts: assertsRule,
    'doc-comments': docCommentsRule,
    fences: fencesRule,
    'restricted-names': restrictedNamesRule,
    remainder: remainderRule,
    'subject-names': subjectNamesRule,
  },
};
