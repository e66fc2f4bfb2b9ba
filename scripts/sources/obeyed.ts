// What the product's sources obey of the contract: settings, flags, fields of an endpoint. `obeyed.test.ts` holds the marks `obeyedBy` against it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files.ts';

export type Source = { file: string; text: string };

/** The contract makes promises and the seed makes use of them; tests prove. None of them obeys. */
const isProduct = (file: string): boolean =>
  /^(?:apps|packages)\/.*\.tsx?$/.test(file) &&
  !/^packages\/(?:contract|database\/src\/seed)\/|\/testing\/|\.test\.tsx?$/.test(file);

/** Comments name what nobody obeys, too. They stand on lines of their own. */
const withoutComments = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/[/*]|\*)/.test(line))
    .join('\n');

export const productSources = (root: string): Source[] =>
  repositoryFiles(root)
    .filter(isProduct)
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }));

/** What stands in `setting(…)`, be it a text or one with parts that are filled in: each of these is any one word of a key. */
const keysAskedFor = ({ text }: Source): RegExp[] =>
  [...text.matchAll(/\bsetting\(\s*(['`])([^'`]+)\1\s*,?\s*\)/g)].map(([, , key = '']) => {
    const words = key.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
    return new RegExp(`^${words.join('[^.]+')}$`);
  });

/** `setting('name')`. A key with <CODE> is asked for with a vendor's code in its place. */
export const isSettingRead = (key: string, sources: Source[]): boolean =>
  sources.flatMap(keysAskedFor).some((asked) => asked.test(key));

/** `flag('CBS3')`. */
export const isFlagRead = (name: string, sources: Source[]): boolean =>
  sources.some(({ text }) => new RegExp(`\\bflag\\(\\s*'${name}'\\s*,?\\s*\\)`).test(text));

/** `at.audience`, `{ audience }: Endpoint` or `{ audience } = endpoint`, in a file that has to do with endpoints. */
export function isFieldRead(field: string, sources: Source[]): boolean {
  const asMember = `\\.${field}\\b(?!\\.css)`;
  const takenOut = `\\{[^{}]*\\b${field}\\b[^{}]*\\}\\s*(?::\\s*Endpoint\\b|=\\s*(?:at|endpoint)\\b)`;
  const reading = new RegExp(`${asMember}|${takenOut}`);
  return sources.some(({ text }) => /\bendpoint\b/i.test(text) && reading.test(text));
}

/** The site takes a field out of the status that the server sends: only there is it told from words that mean something else. */
export const isStatusFieldRead = (field: string, sources: Source[]): boolean =>
  sources.some(
    ({ file, text }) =>
      file.startsWith('apps/player/') &&
      /\bsiteStatus\b/i.test(text) &&
      new RegExp(`\\b${field}\\b`).test(text),
  );
