// Creates the content of `compiled/` as text, so that it can be compared before it is written.
import { languages, type Language } from '@parlour/contract/languages';
import { errorGroup, errorPrefix, groupOfFeature, isOfOffice } from './groups.ts';
import { readMessage } from './message.ts';
import { listLanguages, type Catalog, type Entry } from './po-files.ts';

const head = '// Made by packages/phrases/src/compile.ts: a change here is lost.\n';
/** Groups that the studio and the server load, but never the site. */
const serverGroups = ['games', 'messages'];
const startGroup = 'start';
const byId = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1);
const isError = ({ id }: Entry) => id.startsWith(errorPrefix);
const fileOf = (group: string, language: Language) => `${group}/${languages[language].tag}.ts`;

const messageLines = (entries: readonly Entry[]): string =>
  entries
    .toSorted(byId)
    .map(
      ({ id, text }) => `  ${JSON.stringify(id)}: ${JSON.stringify(readMessage(text).compiled)},\n`,
    )
    .join('');

function messagesFile(entries: readonly Entry[]): string {
  return `${head}import type { Messages } from '../../src/say.ts';

export const messages: Messages = {\n${messageLines(entries)}};\n`;
}

/** Writes the file that every page loads for a language: its first texts, and the addresses of the others. So a page names no files of other languages. */
function startFile(
  entries: readonly Entry[],
  { groups, language }: { groups: readonly string[]; language: Language },
): string {
  const lines = groups
    .filter((group) => group !== startGroup)
    .map((group) => `  ${JSON.stringify(group)}: () => import('../${fileOf(group, language)}'),\n`);
  return `${head}import type { Messages } from '../../src/say.ts';
import type { LaterGroup, Load } from '../catalogs.ts';

export const messages: Messages = {\n${messageLines(entries)}};
export const later: Record<LaterGroup, Load> = {\n${lines.join('')}};\n`;
}

const kinds: Record<string, string> = {
  plural: 'number',
  text: 'string | number',
};

/** Returns the type of a text's values, from its English message. */
function valuesType({ text }: Entry): string {
  const fields = [...readMessage(text).values].map(([name, kind]) => {
    const [, cases] = kind.split(' ');
    const select = cases
      ?.split('|')
      .map((each) => (each === 'other' ? '(string & {})' : `'${each}'`));
    return `${name}: ${select?.join(' | ') ?? kinds[kind] ?? 'unknown'}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}

function idsFile(english: readonly Entry[]): string {
  const lines = english
    .filter((entry) => !isError(entry))
    .toSorted(byId)
    .map((entry) => `  ${JSON.stringify(entry.id)}: ${valuesType(entry)};\n`);
  return `${head}/** Every text of the site, with the values that it is called with. */
export type PhraseValues = {\n${lines.join('')}};\nexport type PhraseId = keyof PhraseValues;\n`;
}

function tableLines(group: string, present: readonly Language[]): string {
  return present
    .map((code) => `    ${JSON.stringify(code)}: () => import('./${fileOf(group, code)}'),\n`)
    .join('');
}

function catalogsFile(groups: readonly string[], present: readonly Language[]): string {
  return `${head}import type { Messages } from '../src/say.ts';
import type { Language } from '@parlour/contract/languages';

/** The languages with texts, in the contract's order. */
export const presentLanguages: readonly Language[] = ${JSON.stringify(present)};

export const groups = ${JSON.stringify(groups)} as const;
export type Group = (typeof groups)[number];
export type LaterGroup = Exclude<Group, '${startGroup}'>;

export type Load = () => Promise<{ messages: Messages }>;
type LoadStart = () => Promise<{ messages: Messages; later: Record<LaterGroup, Load> }>;
/** The first texts of a language, which tell where its others are. */
export const starts: Partial<Record<Language, LoadStart>> = {
${tableLines(startGroup, present)}};\n`;
}

/** Writes a table of texts by language: of those that only servers load, in all languages because any visitor may need any, or of the back office. */
function separateCatalogsFile(
  group: 'error' | 'game' | 'message' | 'console',
  present: readonly Language[],
): string {
  const folder = group === 'console' ? group : `${group}s`;
  return `${head}import type { Messages } from '../src/say.ts';
import type { Language } from '@parlour/contract/languages';

export const ${group}Catalogs: Partial<Record<Language, () => Promise<{ messages: Messages }>>> = {
${tableLines(folder, present)}};\n`;
}

/** Lists the groups that the site loads, in the order of their names. */
const siteGroups = (catalogs: readonly Catalog[]): string[] =>
  [...new Set(catalogs.map(({ feature }) => groupOfFeature(feature)))]
    .filter((group) => !serverGroups.includes(group))
    .toSorted();

/** Writes the texts of the back office into the files. */
function addOffice(files: Map<string, string>, catalogs: readonly Catalog[]): void {
  const own = catalogs.filter(isOfOffice);
  for (const { language, entries } of own) {
    files.set(fileOf('console', language), messagesFile(entries));
  }
  files.set('console-catalogs.ts', separateCatalogsFile('console', listLanguages(own)));
}

/** Returns all files: name inside `compiled/` -> content. */
export function compiledFiles(all: readonly Catalog[]): Map<string, string> {
  const catalogs = all.filter((each) => !isOfOffice(each));
  const present = listLanguages(catalogs);
  const groups = siteGroups(catalogs);
  const loaded = [...groups, errorGroup].toSorted();
  const files = new Map<string, string>();
  for (const language of present) {
    const own = catalogs.filter((catalog) => catalog.language === language);
    for (const group of [...groups, ...serverGroups]) {
      const entries = own.filter(({ feature }) => groupOfFeature(feature) === group);
      const texts = entries.flatMap((each) => each.entries).filter((entry) => !isError(entry));
      const content =
        group === startGroup ? startFile(texts, { groups: loaded, language }) : messagesFile(texts);
      files.set(fileOf(group, language), content);
    }
    const errors = own.flatMap(({ entries }) => entries).filter(isError);
    files.set(fileOf(errorGroup, language), messagesFile(errors));
  }
  addOffice(files, all);
  const english = all.filter(({ language }) => language === 'EN');
  files.set('ids.ts', idsFile(english.flatMap(({ entries }) => entries)));
  files.set('catalogs.ts', catalogsFile(loaded, present));
  files.set('error-catalogs.ts', separateCatalogsFile('error', present));
  files.set('game-catalogs.ts', separateCatalogsFile('game', present));
  files.set('message-catalogs.ts', separateCatalogsFile('message', present));
  return files;
}
