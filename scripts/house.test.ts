// House rules that no linter knows.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { describe, expect, test } from 'vitest';
import {
  paperFolder,
  picturesOfPapers,
  picturesShownIn,
} from './screens/pictures/paper-pictures.ts';
import { shots } from './screens/screens-list.ts';
import { fileOf } from './screens/shot.ts';
import { featureNames, foldersOf, layersOfFeatures, lostNames } from './sources/feature-names.ts';
import { repositoryFiles } from './sources/repository-files.ts';

const root = join(import.meta.dirname, '..');
const files = repositoryFiles(root);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const kinds = 'utils?|helpers?|common|shared|misc|lib|types|hooks|components|services';
const namedByKind = (path: string): boolean =>
  path.split('/').some((part) => new RegExp(`^(${kinds})(\\.|$)`).test(part));

const suppression = /\/[/*] *(?:oxlint|eslint)-disable|\/[/*] *@ts-(?:expect-error|ignore|nocheck)/;
const explained = /-disable\S*\s[^\n]* -- \S.{2}|@ts-expect-error\b[ :,-]+\S.{2}/;
const unexplained = (text: string): string[] =>
  text.split('\n').filter((line) => suppression.test(line) && !explained.test(line));

/** Names that several files of the player share. The site and the board of ui parts each have an entry. */
const sharedStems = ['main'];
const stemOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');

describe('names', () => {
  test('HOUSE files and folders are named by subject, never by kind', () => {
    expect(files.filter(namedByKind)).toEqual([]);
  });

  test.each(layersOfFeatures)(
    'HOUSE a feature has the name of its contract in $folder, or a listed one',
    ({ folder, others }) => {
      const names = featureNames(root);
      const found = foldersOf(root, folder);
      const own = found.filter((name) => !names.includes(name));
      expect(own.toSorted()).toEqual(Object.keys(others).toSorted());
      expect(found.length).toBeGreaterThan(20);
    },
  );

  test('HOUSE no folder has a name that lost against the one of its feature', () => {
    const parts = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
    expect(parts.has('voucher')).toBe(true);
    expect(Object.keys(lostNames).filter((name) => parts.has(name))).toEqual([]);
  });

  test('HOUSE no two files of the player have the same name, unless it is a page or listed', () => {
    const named = files.filter(
      (file) =>
        /^apps\/player\/src\/.*\.tsx?$/.test(file) && !/\/(?:pages|testing)\/|\.test\./.test(file),
    );
    const twins = [...Map.groupBy(named, stemOf)].filter(([, each]) => each.length > 1);
    expect(named.length).toBeGreaterThan(500);
    expect(twins.map(([stem]) => stem)).toEqual(sharedStems);
  });

  test('HOUSE the rule of names knows a bad one', () => {
    expect(['apps/server/src/utils/date.ts', 'apps/player/src/types.ts'].every(namedByKind)).toBe(
      true,
    );
    expect(namedByKind('packages/contract/src/settings.ts')).toBe(false);
  });
});

const mostFiles = 15;

/** True for files that people write by hand and find by name. Migrations are excluded, because their number only grows. Tests are next to the tested files, except in e2e, which has only tests. */
const isSource = (path: string): boolean =>
  /\.(?:tsx?|m?js|css)$/.test(path) &&
  (path.startsWith('e2e/') ||
    !/\.(?:test|spec|d)\.m?tsx?$|\.size-limit\.ts$|(?:^|\/)testing\/|\/migrations\//.test(path));

function countByFolder(paths: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths.filter(isSource)) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

describe('folders', () => {
  const counts = countByFolder(files);

  test('HOUSE a folder holds at most 15 source files, tests counted in e2e alone', () => {
    const full = [...counts].filter(([, count]) => count > mostFiles);
    expect(full).toEqual([]);
  });

  test('HOUSE the rule of folders counts sources, the files of e2e, and neither other tests nor migrations', () => {
    const paths = [
      'a/b.ts',
      'a/c.css',
      'a/b.test.ts',
      'a/testing/d.ts',
      'a/migrations/e.ts',
      'a/f.md',
      'e2e/login/login.spec.ts',
    ];
    expect([...countByFolder(paths)]).toEqual([
      ['a', 2],
      ['e2e/login', 1],
    ]);
  });
});

describe('suppressions', () => {
  const code = files.filter(
    (file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('house.test.ts'),
  );

  test('HOUSE every suppression says why on its own line', () => {
    const found = code.flatMap((file) =>
      unexplained(read(file)).map((line) => `${file}: ${line.trim()}`),
    );
    // The linter's tests contain broken files as text.
    expect(found.filter((line) => !line.startsWith('scripts/lint/config.test.ts'))).toEqual([]);
  });

  test('HOUSE the rule of suppressions knows a silent one', () => {
    expect(unexplained('// oxlint-disable-next-line no-console')).toHaveLength(1);
    expect(unexplained('// @ts-expect-error')).toHaveLength(1);
    expect(unexplained('// @ts-expect-error the vendor has no types')).toEqual([]);
    expect(unexplained('// oxlint-disable-next-line no-console -- a terminal')).toEqual([]);
  });
});

describe('the vendors of the lotteries', () => {
  const place = 'packages/contract/src/launch/lottery-vendors.ts';
  // Tests contain outside values as the outside writes them.
  const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\//.test(file);
  const isComment = (line: string): boolean => /^\s*(?:\/[/*]|\*)/.test(line);
  const named = new RegExp(`\\b(?:${Object.values(lotteryVendors).join('|')})\\b`);

  test('HOUSE their codes stand in one place', () => {
    const found = files
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .filter((file) =>
        read(file)
          .split('\n')
          .some((line) => named.test(line) && !isComment(line)),
      );
    expect(found).toEqual([place]);
  });
});

describe('pictures', () => {
  const pictures = files.filter((file) => file.startsWith(`${paperFolder}/`));

  test('HOUSE docs/screens holds the pictures that papers show, and no other', () => {
    expect(pictures.toSorted()).toEqual(picturesOfPapers(root));
  });

  test('HOUSE each picture of the papers is made by npm run screens', () => {
    const made = shots.map((shot) => `${paperFolder}/${fileOf(shot)}`);
    expect(picturesOfPapers(root).filter((file) => !made.includes(file))).toEqual([]);
  });

  test('HOUSE the pictures of the papers have 3 MB at most', () => {
    const bytes = pictures.map((file) => statSync(join(root, file)).size);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3_000_000);
  });

  test('HOUSE a paper shows what it links to as a picture, from where it stands', () => {
    const text = 'A ![home](../screens/home.png) and ![](b.png), not [a link](c.png) or d.png.';
    expect(picturesShownIn('docs/decisions/001-a.md', text)).toEqual([
      'docs/screens/home.png',
      'docs/decisions/b.png',
    ]);
  });
});

describe('the lock file', () => {
  test('HOUSE holds no download addresses, so that it installs from anywhere', () => {
    expect(read('package-lock.json').match(/"resolved": "https?:[^"]*"/g)).toBeNull();
  });

  test('HOUSE dependencies have exact versions', () => {
    const packages = files
      .filter((file) => file.endsWith('package.json'))
      .map((file) => JSON.parse(read(file)) as Record<string, Record<string, string>>);
    const versions = packages.flatMap((each) =>
      ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(each[kind] ?? {}),
      ),
    );
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });
});
