// The four files that list the features; each gets one import and one entry.
import type { FeatureName } from './names.ts';

type Register = {
  path: string;
  /** A pattern of the imports among which the new one is inserted alphabetically. */
  imports: RegExp;
  importLine: (name: FeatureName) => string;
  /** The line before which the entry is inserted. */
  before: string;
  entry: (name: FeatureName) => string;
};

export const registers: readonly Register[] = [
  {
    path: 'packages/contract/src/contract.ts',
    imports: /^import \* as \w+ from '\.\/[\w-]+\/calls\.ts';$/,
    importLine: ({ camel, kebab }) => `import * as ${camel} from './${kebab}/calls.ts';`,
    before: '} as const satisfies Record<string, Endpoint>;',
    entry: ({ camel }) => `  ...${camel},`,
  },
  {
    path: 'packages/contract/src/contract.schema.ts',
    imports: /^import \* as \w+ from '\.\/[\w-]+\/calls\.schema\.ts';$/,
    importLine: ({ camel, kebab }) => `import * as ${camel} from './${kebab}/calls.schema.ts';`,
    before: '} as const satisfies Record<keyof typeof endpoints, Shape>;',
    entry: ({ camel }) => `  ...${camel},`,
  },
  {
    path: 'apps/server/src/app.ts',
    imports: /^import \{.* from '#modules\/[\w-]+';$/,
    importLine: ({ camel, kebab }) => `import { ${camel}Module } from '#modules/${kebab}';`,
    before: '];',
    entry: ({ camel }) => `  ${camel}Module(context),`,
  },
  {
    path: 'apps/player/src/pages/pages.ts',
    imports: /^import \{ \w+ \} from '\.\/[\w-]+\/record\.ts';$/,
    importLine: ({ camel, kebab }) => `import { ${camel} } from './${kebab}/record.ts';`,
    before: '  ...unbuilt,',
    entry: ({ camel }) => `  ${camel},`,
  },
];

const moduleOf = (line: string): string => /'(.*)'/.exec(line)?.[1] ?? '';

/** Returns the file's text with the feature. Throws if the file no longer has the expected form. */
export function register(text: string, at: Register, name: FeatureName): string {
  const lines = text.split('\n');
  const own = at.importLine(name);
  const imports = lines.filter((line) => at.imports.test(line));
  const next = imports.find((line) => moduleOf(line) > moduleOf(own));
  const last = imports.at(-1);
  const end = lines.indexOf(at.before);
  if (last === undefined || end < 0) throw new Error(`${at.path} lists its features differently.`);
  lines.splice(end, 0, at.entry(name));
  lines.splice(next === undefined ? lines.indexOf(last) + 1 : lines.indexOf(next), 0, own);
  return lines.join('\n');
}
