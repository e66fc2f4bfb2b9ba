import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writtenLanguages } from '@parlour/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presentLanguages } from '../compiled/catalogs.ts';
import { compilePhrases } from './compile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** True for the folders of features and the PO files in them. */
const isFolderOfTexts = (path: string): boolean =>
  !/\/(src|compiled|node_modules|package\.json)(\/|$)/.test(path.slice(root.length - 1));
let folder = '';

// Each test breaks one thing in a copy of the real texts.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  cpSync(root, folder, { recursive: true, filter: isFolderOfTexts });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const compile = () => compilePhrases(folder, join(folder, 'compiled'));

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}
const setText = (file: string, id: string, text: string) =>
  edit(file, (po) =>
    po.replace(
      new RegExp(`(msgid "${RegExp.escape(id)}"\nmsgstr ).*`),
      (_all, head: string) => head + JSON.stringify(text),
    ),
  );
const removeEntry = (file: string, id: string) =>
  edit(file, (po) => po.replace(new RegExp(`msgid "${RegExp.escape(id)}"\nmsgstr .*\n`), ''));
const addEntry = (file: string, id: string, text: string) =>
  edit(file, (po) => `${po}\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`);

const read = (name: string) => readFileSync(join(folder, 'compiled', name), 'utf8');
const times = () =>
  readdirSync(join(folder, 'compiled'), { recursive: true, encoding: 'utf8' }).map(
    (name) => [name, statSync(join(folder, 'compiled', name)).mtimeMs] as const,
  );

describe('what fails the build', () => {
  it('LANG-03 a text that a language lacks', () => {
    removeEntry('login/th.po', 'login.submit');
    expect(compile()).toEqual(['login/th.po: login.submit: the text is missing']);
  });
  it('LANG-03 an empty text', () => {
    setText('site/ur.po', 'site.back', '');
    expect(compile()).toEqual(['site/ur.po: site.back: the text is empty']);
  });
  it('LANG-03 a language that lacks a whole file', () => {
    rmSync(join(folder, 'lobby/ur.po'));
    expect(compile()).toEqual(['lobby: no PO file for UR']);
  });
  it('STAFF-09, LANG-03 a text that a language of the back office lacks', () => {
    removeEntry('console/zh-Hans.po', 'console.log_in');
    expect(compile()).toEqual(['console/zh-Hans.po: console.log_in: the text is missing']);
  });
  it('LANG-03 other values than in English', () => {
    setText('login/th.po', 'login.to_play', 'เข้าสู่ระบบ {gam}');
    expect(compile()).toEqual(['login/th.po: login.to_play: values are {gam}, in English {game}']);
  });
  it('LANG-03 a plural without a category that the language needs', () => {
    setText('codes/ur.po', 'codes.wait_minutes', '{count, plural, other {# منٹ}}');
    expect(compile()).toEqual(['codes/ur.po: codes.wait_minutes: plural {count} lacks "one"']);
  });
  it('LANG-03 a plural category that the language never uses', () => {
    setText('codes/th.po', 'codes.wait_minutes', '{count, plural, one {# นาที} other {# นาที}}');
    expect(compile()).toEqual([
      'codes/th.po: codes.wait_minutes: plural {count} has "one", which TH never uses',
    ]);
  });
  it('LANG-03 a message with wrong syntax', () => {
    setText('login/ur.po', 'login.to_play', 'لاگ اِن {game');
    expect(compile()[0]).toMatch(/^login\/ur\.po: login\.to_play: not a message: \S/);
  });
  it('LANG-03 an id that English does not know', () => {
    addEntry('login/th.po', 'login.more', 'เพิ่มเติม');
    expect(compile()).toEqual(['login/th.po: login.more: English has no such id']);
  });
  it('LANG-03 an id that stands twice', () => {
    addEntry('login/en.po', 'login.submit', 'Log in');
    expect(compile()).toEqual(['login/en.po: login.submit: the id stands twice']);
  });
  it('LANG-03 an id in two features, and one under a foreign name', () => {
    for (const tag of ['en', 'th', 'ur']) addEntry(`lobby/${tag}.po`, 'login.submit', 'X');
    expect(compile()).toEqual([
      'lobby/en.po: login.submit: the id begins neither with lobby. nor with error.',
      'login/en.po: login.submit: the id stands in lobby/en.po too',
    ]);
  });
  it('NET-15 an error code without a text', () => {
    for (const tag of ['en', 'th', 'ur']) removeEntry(`login/${tag}.po`, 'error.login.cred.err');
    expect(compile()).toEqual(['en: error.login.cred.err: this error code has no text']);
  });
  it('NET-15 an error text for no code, or with values', () => {
    for (const tag of ['en', 'th', 'ur']) addEntry(`login/${tag}.po`, 'error.login.nope', 'No');
    setText('site/en.po', 'error.unknown', 'Wrong: {what}');
    expect(compile()).toContain(
      'login/en.po: error.login.nope: the contract has no such error code',
    );
    expect(compile()).toContain('site/en.po: error.unknown: an error text is given no values');
  });
  it('LANG-01 a file of a language outside the twenty', () => {
    writeFileSync(join(folder, 'login/xx.po'), '');
    expect(compile()).toEqual(['login/xx.po: no language of the contract has this tag']);
  });
});

it('LANG-01 the contract’s list of languages that have texts is the list of those that have', () => {
  expect([...writtenLanguages]).toEqual(presentLanguages);
});

describe('what is written', () => {
  it('LANG-04 one file for each group and language, and nothing again when nothing changed', () => {
    expect(compile()).toEqual([]);
    const first = times();
    expect(first.map(([name]) => name)).toEqual(
      expect.arrayContaining(['start/th.ts', 'errors/ur.ts', 'ids.ts', 'catalogs.ts']),
    );
    expect(compile()).toEqual([]);
    expect(times()).toEqual(first);
  });
  it('LANG-04 the texts of a feature that is named nowhere are a group of their own', () => {
    mkdirSync(join(folder, 'parcel'));
    for (const tag of ['en', 'th', 'ur']) {
      writeFileSync(join(folder, `parcel/${tag}.po`), '');
      addEntry(`parcel/${tag}.po`, 'parcel.title', `Parcels ${tag}`);
    }
    expect(compile()).toEqual([]);
    expect(read('parcel/th.ts')).toContain('"parcel.title": ["Parcels th"]');
    expect(read('start/th.ts')).toContain(`"parcel": () => import('../parcel/th.ts')`);
    expect(read('start/th.ts')).not.toContain('Parcels');
  });
  it('STAFF-09 the back office has languages of its own, which no site offers', () => {
    expect(compile()).toEqual([]);
    expect(read('console-catalogs.ts')).toMatch(/"CN":.*"EN":/s);
    expect(read('catalogs.ts')).not.toMatch(/"CN"|console/);
    expect(times().map(([name]) => name)).not.toContain('console/th.ts');
  });
  it('LANG-04 a file that no text stands behind any more is removed', () => {
    compile();
    const stale = join(folder, 'compiled/start/xx.ts');
    writeFileSync(stale, '');
    compile();
    expect(times().map(([name]) => name)).not.toContain('start/xx.ts');
  });
  it('LANG-03 nothing is written while a problem stands', () => {
    setText('site/en.po', 'site.back', '');
    compile();
    expect(readdirSync(folder)).not.toContain('compiled');
  });
});
