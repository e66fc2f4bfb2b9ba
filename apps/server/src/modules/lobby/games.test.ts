import * as lobby from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createGames, generateGames, type NewGame } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let small: Visitor;
let large: Visitor;
beforeAll(async () => {
  site = await startTestSite();
  small = await shopWith(known);
  large = await shopWith(generateGames(5_000));
});
afterAll(() => site.close());

const shopWith = async (games: NewGame[]) => {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, {
    languages: 'EN,TH,UR',
    guestLobby: 'on',
  });
  await createGames({ ownerUrl, merchantCode: merchant.code }, games);
  await site.merchants.reload();
  return visit(site.app, merchant);
};

const known: NewGame[] = [
  { names: { EN: 'Nights of the Tiger' }, classify: ['HOT'] },
  { names: { EN: 'Tiger' }, vendor: 'TCG' },
  { names: { EN: 'Tigerlily', UR: 'گڑیا کا گھر' }, category: 'LIVE' },
  { names: { EN: 'Water Market', TH: 'ตลาดน้ำ' } },
  { names: { EN: 'Great Wall', CN: '长城之夜' }, vendor: 'TCG', classify: ['NEW', 'HOT'] },
  { names: { EN: 'Drums', UR: 'ڈھول' } },
  { names: { EN: 'Cafe Noir' } },
  { names: { EN: 'Crème Brûlée' } },
  { names: { EN: '100% Fruit' } },
  { names: { EN: 'Snake_Case' } },
  { names: { EN: String.raw`Back\Slash` } },
  { names: { EN: 'The Captain’s  Table' }, category: 'LIVE' },
  { names: { EN: 'Łódź Express' } },
  { names: { EN: 'Quran', UR: 'كتاب' } },
  { names: { EN: 'ＷＩＤＥ Letters' } },
];

const list = async (visitor: Visitor, input: object) => {
  const { status, value } = await visitor.call(lobby.gameList, input);
  expect(status).toBe(200);
  return value as { games: Game[]; totalPages: number; totalCount: number };
};
const search = async (gameName: string, visitor = small) =>
  (await list(visitor, { gameName })).games.map((game) => game.gameName);

describe('GET GCSGAME_gameList', () => {
  test('LOBBY-01 pages from 1, with the totals, without a gap or a game twice', async () => {
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= 4; pageNo += 1) {
      const page = await list(small, { pageNo: String(pageNo), pageSize: '4' });
      expect(page).toMatchObject({ totalPages: 4, totalCount: known.length });
      for (const game of page.games) seen.add(game.nodeId);
    }
    expect(seen.size).toBe(known.length);
    expect(await list(small, { pageNo: '5', pageSize: '4' })).toEqual({
      games: [],
      totalPages: 4,
      totalCount: known.length,
    });
  });

  test('LOBBY-01 category, vendor and mark narrow it, in any case, RNG and PVP being TCG', async () => {
    const names = async (input: object) =>
      (await list(small, input)).games.map(({ gameName }) => gameName);
    expect(await names({ gameType: 'live' })).toEqual(['Tigerlily', 'The Captain’s  Table']);
    expect(await names({ vassalage: 'tcg' })).toEqual(['Tiger', 'Great Wall']);
    expect(await names({ vassalage: 'RNG', gameClassify: 'new' })).toEqual(['Great Wall']);
    expect(await names({ gameClassify: 'HOT', gameName: 'tiger' })).toEqual([
      'Nights of the Tiger',
    ]);
    expect(await names({ vassalage: 'NOBODY' })).toEqual([]);
  });

  test('LANG-04 names are in the language of the query, else of the header, else English', async () => {
    const name = async (input: object, headers = {}) => {
      const reply = await small.call(lobby.gameList, { gameName: 'ตลาด', ...input }, { headers });
      return (reply.value['games'] as Game[])[0]?.gameName;
    };
    expect(await name({})).toBe('Water Market');
    expect(await name({ language: 'TH' })).toBe('ตลาดน้ำ');
    expect(await name({}, { language: 'TH' })).toBe('ตลาดน้ำ');
    expect(await name({ language: 'KO' }, { language: 'TH' })).toBe('ตลาดน้ำ');
    expect(await name({ language: 'UR' })).toBe('Water Market');
  });

  test.each([
    [{ pageNo: '0' }, 'pageNo'],
    [{ pageNo: '-1' }, 'pageNo'],
    [{ pageNo: '1.5' }, 'pageNo'],
    [{ pageNo: '1e2' }, 'pageNo'],
    [{ pageNo: '01' }, 'pageNo'],
    [{ pageNo: ' 1' }, 'pageNo'],
    [{ pageNo: '' }, 'pageNo'],
    [{ pageNo: '10001' }, 'pageNo'],
    [{ pageSize: '101' }, 'pageSize'],
    [{ gameType: "RNG' or 1=1" }, 'gameType'],
    [{ gameName: 'x'.repeat(65) }, 'gameName'],
    [{ order: 'name' }, 'order'],
  ])('V1 %j is a 400 that names %s', async (input, field) => {
    expect(await small.call(lobby.gameList, input)).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields: [field] },
    });
  });

  test('V1 a number that is given twice is a 400', async () => {
    const reply = await small.call({
      ...lobby.gameList,
      path: `${lobby.gameList.path}?pageNo=1&pageNo=2`,
    });
    expect(reply.status).toBe(400);
  });
});

describe('search', () => {
  test.each([
    ['tiger', ['Tiger', 'Tigerlily', 'Nights of the Tiger'], 'whole name, beginning, word'],
    ['TIGER ', ['Tiger', 'Tigerlily', 'Nights of the Tiger'], 'case and blanks aside'],
    ['lily', ['Tigerlily'], 'the middle of a word'],
    ['tiger nights', ['Nights of the Tiger'], 'words in any order'],
    ['น้ำ', ['Water Market'], 'Thai'],
    ['น\u0e49\u0e4d\u0e32', ['Water Market'], 'Thai, typed in parts'],
    ['长城', ['Great Wall'], 'Chinese'],
    ['城', ['Great Wall'], 'one Chinese sign'],
    ['ڈ', ['Drums'], 'one letter of Urdu'],
    ['ڑ', ['Tigerlily'], 'another one'],
    ['کتاب', ['Quran'], 'the Urdu form of an Arabic letter'],
    ['كتاب', ['Quran'], 'and its Arabic form'],
    ['café', ['Cafe Noir'], 'an accent where there is none'],
    ['creme brulee', ['Crème Brûlée'], 'no accent where there is one'],
    ['lodz', ['Łódź Express'], 'letters of Polish'],
    ['captains table', ['The Captain’s  Table'], 'without the apostrophe'],
    ["captain's", ['The Captain’s  Table'], 'with another apostrophe'],
    ['wide', ['ＷＩＤＥ Letters'], 'wide letters'],
    ['%', ['100% Fruit'], 'a sign that means "anything" in SQL'],
    ['_', ['Snake_Case'], 'one that means "any letter"'],
    ['\\', ['Back\\Slash'], 'and the one that takes their meaning away'],
    ['1%_t', [], 'all of them as letters'],
    ["' or 1=1 --", [], 'a statement'],
    ['tgr', [], 'short words are taken as they are'],
    ['qwertyuiop', [], 'nonsense finds nothing'],
  ])('LOBBY-04 %j finds %j: %s', async (typed, names) => {
    expect(await search(typed)).toEqual(names);
  });

  test.each([
    ['another letter', 'tigir', 'Tiger'],
    ['a letter too few', 'tigrlily', 'Tigerlily'],
    ['a letter too many', 'marrket', 'Water Market'],
    ['two letters swapped', 'lettesr', 'ＷＩＤＥ Letters'],
    ['the middle swapped', 'epxress', 'Łódź Express'],
    ['the first letter', 'vater', 'Water Market'],
    ['the last letter', 'drumz', 'Drums'],
    ['in one of two words', 'watar market', 'Water Market'],
    ['the beginning of a word', 'expres', 'Łódź Express'],
    ['the beginning, with a slip', 'captein', 'The Captain’s  Table'],
    ['in Thai', 'ตลาบน้ำ', 'Water Market'],
    ['beside a sign of SQL', 'snaka_case', 'Snake_Case'],
  ])('LOBBY-04 one slip is forgiven: %s', async (_, typed, name) => {
    expect(await search(typed)).toContain(name);
  });

  test('LOBBY-04 two slips are not', async () => {
    expect(await search('tagar')).toEqual([]);
    expect(await search('markka')).toEqual([]);
  });

  test('LOBBY-04 nothing typed, or only blanks, is no search', async () => {
    for (const gameName of ['', '   ', "'"]) {
      expect((await list(small, { gameName })).totalCount).toBe(known.length);
    }
  });

  test('LOBBY-04 a slip is forgiven among 5,000 games too, and nothing else is let in', async () => {
    const found = await search('dragan', large);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => name.includes('Dragon'))).toBe(true);
  });
});
