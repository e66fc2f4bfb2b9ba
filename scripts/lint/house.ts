// The project's own lint rules, as a plugin of the linter, which demands a default export.
import { assertsRule } from './asserts-rule.ts';
import { fencesRule } from './fences-rule.ts';
import { restrictedNamesRule } from './restricted-names-rule.ts';
import { remainderRule } from './remainder-rule.ts';

export default {
  meta: { name: 'house' },
  rules: {
    asserts: assertsRule,
    fences: fencesRule,
    'restricted-names': restrictedNamesRule,
    remainder: remainderRule,
  },
};
