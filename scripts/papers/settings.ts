// npm run settings: writes docs/settings.md from the schemas of all features. A test reports when it is out of date.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from '@parlour/contract/setting';
import { settingList, shippedText } from '@parlour/contract/settings.schema';

const root = join(import.meta.dirname, '../..');
export const settingsFile = join(root, 'docs/settings.md');
const contract = join(root, 'packages/contract/src');

type FeatureSettings = { feature: string; settings: [string, Setting<unknown>][] };

/** Reads the settings of every feature that has some, in the order of the alphabet. */
async function readFeatures(): Promise<FeatureSettings[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/settings.schema.ts'))
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { settings } = (await import(join(contract, file))) as {
        settings: Record<string, Setting<unknown>>;
      };
      return {
        feature: file.replace('/settings.schema.ts', ''),
        settings: Object.entries(settings),
      };
    }),
  );
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function describeMarks({ isSecret, isConfidential, obeyedBy }: Setting<unknown>): string {
  if (isSecret) return ' Secret: stored sealed, shown nowhere.';
  if (isConfidential) return ' Confidential: the audit trail has no value of it.';
  return obeyedBy ? ` Has no effect before ${obeyedBy}.` : '';
}

function describeRow([key, setting]: [string, Setting<unknown>]): string {
  const shipped = shippedText(setting);
  const cells = [
    `\`${key}\``,
    `${cell(setting.meaning)}.${describeMarks(setting)}`,
    cell(setting.kind.expects),
    shipped === '' ? '' : `\`${cell(shipped)}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

const describeFeature = ({ feature, settings }: FeatureSettings): string => `## ${feature}

| setting | meaning | accepts | default |
|---|---|---|---|
${settings.map(describeRow).join('\n')}
`;

/** Renders the page. Throws if the schemas of the features are not exactly the contract's list. */
export async function describeSettings(): Promise<string> {
  const features = await readFeatures();
  const listed = features.flatMap(({ settings }) => settings.map(([key]) => key)).toSorted();
  const known = settingList.map(([key]) => key).toSorted();
  if (listed.join() !== known.join()) throw new Error('A feature’s settings are not in the list.');
  return `# Settings

Written by \`npm run settings\` from the schemas of the features (\`packages/contract/src/<feature>/settings.schema.ts\`). Change those, not this page; a test holds the two together.

An operator sets these for each merchant: \`npm run merchant -- CODE set KEY=VALUE …\`. A change is live in every process within a second. \`CODE show\` prints the values in force, \`CODE unset KEY\` returns to the default. A value that begins with \`@\` names a file whose content is the value. Names are fixed: operators have them in their scripts.

The settings of the process itself (ports, addresses of databases, keys) are environment variables; the README lists them.

${features.map(describeFeature).join('\n')}`;
}

if (import.meta.main) writeFileSync(settingsFile, await describeSettings());
