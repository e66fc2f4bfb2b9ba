// Reads the PO files of all features; check.ts checks their content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { languageCodes, languages, type Language } from '@parlour/contract/languages';
import type { Problem } from './problem.ts';

export type Entry = { id: string; text: string };
export type Catalog = { feature: string; language: Language; file: string; entries: Entry[] };
export type Source = { catalogs: Catalog[]; problems: Problem[] };

const languageOfTag = new Map<string, Language>(
  languageCodes.map((code) => [languages[code].tag, code]),
);

/** Lists the folders with PO files. */
function listFeatures(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => name !== 'node_modules' && listPoFiles(join(root, name)).length > 0)
    .toSorted();
}

const listPoFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.po'))
        .toSorted()
    : [];

function readEntries(path: string): Entry[] {
  const { items } = parsePoFile(readFileSync(path, 'utf8'));
  return items
    .filter((item) => item.msgid !== '' && !item.obsolete)
    .map((item) => ({ id: item.msgid, text: item.msgstr[0] ?? '' }));
}

function readFeature(root: string, feature: string): Source {
  const source: Source = { catalogs: [], problems: [] };
  for (const name of listPoFiles(join(root, feature))) {
    const file = `${feature}/${name}`;
    const language = languageOfTag.get(name.slice(0, -'.po'.length));
    if (language) {
      source.catalogs.push({ feature, language, file, entries: readEntries(join(root, file)) });
    } else {
      const text = 'no language of the contract has this tag';
      source.problems.push({ file, id: null, text });
    }
  }
  return source;
}

export function readPoFiles(root: string): Source {
  const sources = listFeatures(root).map((feature) => readFeature(root, feature));
  return {
    catalogs: sources.flatMap(({ catalogs }) => catalogs),
    problems: sources.flatMap(({ problems }) => problems),
  };
}

/** Lists the languages that have a PO file, in the contract's order. The check makes sure that they have all files. */
export const listLanguages = (catalogs: readonly Catalog[]): Language[] =>
  languageCodes.filter((code) => catalogs.some(({ language }) => language === code));
