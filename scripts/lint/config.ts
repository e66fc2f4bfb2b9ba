// The linter's settings. A limit is raised here with a reason, never by a suppression in a file.
import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';
import type { FencesOptions } from './rules/fences-rule.ts';
import { fences, withoutSchemas } from './fences.ts';
import { restrictedPackages } from './restricted-packages.ts';
import type { RestrictedNamesOptions } from './rules/restricted-names-rule.ts';
import { drawCode, restrictedNames } from './restricted-names.ts';
import type { RemainderOptions } from './rules/remainder-rule.ts';
import { packagePaths } from './resolve-import.ts';

type Rules = NonNullable<OxlintConfig['rules']>;

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/testing/**', 'e2e/**'];

const promises: Rules = {
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/await-thenable': 'error',
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/only-throw-error': 'error',
};

const types: Rules = {
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/switch-exhaustiveness-check': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/consistent-type-definitions': 'off',
  'typescript/ban-ts-comment': [
    'error',
    { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
  ],
};

const sizes: Rules = {
  'max-lines': ['error', 250],
  // High enough that it never splits a subject: the limit of the file and its reader have priority.
  'max-lines-per-function': ['error', 100],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
};

const modules: Rules = {
  'import/no-cycle': 'error',
  'import/no-default-export': 'error',
  'import/no-self-import': 'error',
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/no-abusive-eslint-disable': 'error',
};

const manners: Rules = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-param-reassign': 'error',
};

/** Rules of the linter's own sets that are not useful here. */
const off: Rules = {
  // `Object.keys(x) as Key[]` and parsed JSON need assertions; `any` itself is an error.
  'typescript/no-unsafe-type-assertion': 'off',
  'typescript/no-unnecessary-type-parameters': 'off',
  'typescript/no-unnecessary-type-arguments': 'off',
  // A Fastify hook returns an answer in one case and nothing in the other.
  'typescript/consistent-return': 'off',
  // The rule is for Express; Fastify awaits its handlers and handles their errors.
  'oxc/no-async-endpoint-handlers': 'off',
  // We have no classes whose methods could lose their `this`.
  'typescript/unbound-method': 'off',
  'unicorn/consistent-function-scoping': 'off',
  // pg is CommonJS: its names are accessed through the default import.
  'import/no-named-as-default-member': 'off',
  'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
  'react/react-in-jsx-scope': 'off',
  // These two refuse an effect that runs again for a key, which is a valid use.
  'react/exhaustive-effect-dependencies': 'off',
  'react/set-state-in-effect': 'off',
  // A leading underscore marks a name that is destructured and not used.
  'no-underscore-dangle': 'off',
};

const site: Rules = {
  'react/jsx-no-literals': [
    'error',
    {
      noStrings: true,
      ignoreProps: true,
      restrictedAttributes: ['alt', 'aria-label', 'placeholder', 'title'],
    },
  ],
  'react/no-danger': 'error',
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/button-has-type': 'error',
};

const testRules: Rules = {
  'max-lines': ['error', 400],
  'max-lines-per-function': 'off',
  'react/jsx-no-literals': 'off',
  'vitest/no-focused-tests': 'error',
  'vitest/no-disabled-tests': 'error',
  // Our own functions that assert have such names.
  'vitest/expect-expect': [
    'error',
    { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] },
  ],
  'vitest/no-conditional-expect': 'error',
  'vitest/no-identical-title': 'error',
  'vitest/no-alias-methods': 'error',
  'vitest/no-duplicate-hooks': 'error',
  'vitest/require-to-throw-message': 'error',
  'vitest/prefer-called-with': 'error',
  'vitest/prefer-comparison-matcher': 'error',
  'vitest/prefer-equality-matcher': 'error',
  'vitest/prefer-strict-boolean-matchers': 'error',
  // The second argument is a message.
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
  // A mock of our own module tests only the mock: pass the dependency as an argument.
  'vitest/no-restricted-vi-methods': [
    'error',
    { mock: 'Give the dependency as an argument.', doMock: 'Give the dependency as an argument.' },
  ],
};

const overrides: NonNullable<OxlintConfig['overrides']> = [
  { files: ['**/*.tsx'], rules: site },
  // Phrases and demo data are lists, whose length does not matter.
  {
    files: [
      'packages/phrases/src/**',
      'packages/seed/src/{*,games/*,rewards/*}.ts',
      'apps/studio/src/games/**',
    ],
    rules: { 'max-lines': 'off' },
  },
  // Written by `npm run shapes`, as long as the statements beside it are many.
  { files: ['apps/server/src/**/shapes.ts'], rules: { 'max-lines': 'off' } },
  // Programs that a person runs at a terminal.
  {
    files: [
      'scripts/**',
      'soak/**',
      'bench/**',
      'apps/supervisor/**',
      'apps/*/src/main.ts',
      'apps/server/src/pull-catalogue.ts',
      'apps/studio/src/verify.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: tests, rules: testRules },
  { files: ['e2e/**/*.spec.ts'], rules: { 'house/asserts': 'error' } },
  // Files whose tools demand a default export.
  {
    files: [
      '*.config.ts',
      'knip.ts',
      '.size-limit.ts',
      'apps/{player,console}/vite.config.ts',
      'scripts/lint/house.ts',
      'e2e/product/global-setup.ts',
      'packages/database/src/testing/global-setup.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
];

export function lintConfig(root: string): OxlintConfig {
  const fencesOptions: FencesOptions = {
    root,
    fences: fences(root),
    packages: packagePaths(root),
    withoutSchemas,
    restrictedPackages,
  };
  const restrictedNamesOptions: RestrictedNamesOptions = { root, restrictedNames };
  const remainderOptions: RemainderOptions = { root, closed: drawCode };
  return {
    plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'promise', 'vitest', 'oxc'],
    jsPlugins: [join(import.meta.dirname, 'house.ts')],
    env: { builtin: true, node: true, browser: true },
    categories: { correctness: 'error', suspicious: 'error' },
    rules: {
      ...promises,
      ...types,
      ...sizes,
      ...modules,
      ...manners,
      ...off,
      'house/doc-comments': 'error',
      'house/subject-names': 'error',
      'house/fences': ['error', fencesOptions],
      'house/restricted-names': ['error', restrictedNamesOptions],
      'house/remainder': ['error', remainderOptions],
    },
    overrides,
    ignorePatterns: [
      '**/node_modules/**',
      '**/dist/**',
      '**/compiled/**',
      '.data/**',
      'coverage/**',
    ],
    options: { typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  };
}
