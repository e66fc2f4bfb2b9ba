// Finds the settings, flags and endpoints' fields of the contract that the product's sources obey. `obeyed.test.ts` compares the marks `obeyedBy` with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files.ts';

export type Source = { file: string; text: string };

/** True for files that can obey. The contract, the seed and tests only define, use or test it. */
const isProduct = (file: string): boolean =>
  /^(?:apps|packages)\/.*\.tsx?$/.test(file) &&
  !/^packages\/(?:contract|seed)\/|\/testing\/|\.test\.tsx?$/.test(file);

/** Removes comments, which may also name what is not obeyed. They are on separate lines. */
const withoutComments = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/[/*]|\*)/.test(line))
    .join('\n');

export const productSources = (root: string): Source[] =>
  repositoryFiles(root)
    .filter(isProduct)
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }));

/** Returns patterns of the keys in `setting(…)`; a placeholder in a template matches any one word of a key. */
const keysAskedFor = ({ text }: Source): RegExp[] =>
  [...text.matchAll(/\bsetting\(\s*(['`])([^'`]+)\1\s*,?\s*\)/g)].map(([, , key = '']) => {
    const words = key.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
    return new RegExp(`^${words.join('[^.]+')}$`);
  });

/** Whether a file contains `setting('name')`. A key with <CODE> is read with a vendor's code in its place. */
export const isSettingRead = (key: string, sources: Source[]): boolean =>
  sources.flatMap(keysAskedFor).some((asked) => asked.test(key));

/** Whether a file contains `flag('CBS3')`. */
export const isFlagRead = (name: string, sources: Source[]): boolean =>
  sources.some(({ text }) => new RegExp(`\\bflag\\(\\s*'${name}'\\s*,?\\s*\\)`).test(text));

/** Whether a file about endpoints contains `at.audience`, `{ audience }: Endpoint` or `{ audience } = endpoint`. */
export function isFieldRead(field: string, sources: Source[]): boolean {
  const asMember = `\\.${field}\\b(?!\\.css)`;
  const takenOut = `\\{[^{}]*\\b${field}\\b[^{}]*\\}\\s*(?::\\s*Endpoint\\b|=\\s*(?:at|endpoint)\\b)`;
  const reading = new RegExp(`${asMember}|${takenOut}`);
  return sources.some(({ text }) => /\bendpoint\b/i.test(text) && reading.test(text));
}

/** Whether the site reads a field of the server's status. Only files that use the status count, because the word may mean something else elsewhere. */
export const isStatusFieldRead = (field: string, sources: Source[]): boolean =>
  sources.some(
    ({ file, text }) =>
      file.startsWith('apps/player/') &&
      /\bsiteStatus\b/i.test(text) &&
      new RegExp(`\\b${field}\\b`).test(text),
  );
