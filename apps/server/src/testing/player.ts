// A player at a merchant whose games are at the hub, and a vendor that records the launches.
import { generateKeyPairSync } from 'node:crypto';
import * as calls from '@parlour/contract/launch/calls';
import type { MemberType } from '@parlour/contract/member/member-types';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { money, openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { createGames, type NewGame, type TestMerchant } from '@parlour/seed/testing/lobby-fixtures';
import type { GameVendors, Play, VendorAccount } from '#providers/games/games';
import type { TestSite } from './test-site.ts';
import { visit, type Visitor } from './visitor.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Settings of an integration at an address that no test calls. */
const hubSettings: SettingTexts = {
  'integrations.hub.url': 'https://hub.example',
  'integrations.hub.operatorId': '7',
  'integrations.hub.privateKey': privateKey.trim(),
  'integrations.hub.launchOrigins': 'https://games.example',
};

type VendorLaunch = {
  way: 'money' | 'free';
  account: VendorAccount;
  play: Play & { token?: string };
};

/** Creates a fake of the vendors' port: `asked` lists the launches in order, and the test sets `answer`. */
export function noteVendors() {
  const noted = {
    asked: [] as VendorLaunch[],
    answer: async () => '',
    reset: () => {
      noted.asked = [];
      noted.answer = async () => `https://games.example/play?once=${noted.asked.length}`;
    },
  };
  const askedBy = (way: VendorLaunch['way']) => (account: VendorAccount, play: Play) => {
    noted.asked.push({ way, account, play });
    return noted.answer();
  };
  const vendors: GameVendors = {
    listGames: async () => [],
    listDraws: async () => [],
    openForMoney: askedBy('money'),
    openForFree: askedBy('free'),
    grantFreePlays: async () => ({ refused: 'none here' }),
  };
  noted.reset();
  return { noted, vendors };
}

const shelf: NewGame[] = [
  { vendor: 'NORTHWIND', gameId: 'crown', nodeId: '11001', names: { EN: 'Crown' } },
  { vendor: 'TCG', gameId: 'six', nodeId: '20025', category: 'ELOTT', names: { EN: 'Six' } },
  { vendor: 'TCG', gameId: 'friday', nodeId: '20043', category: 'LOTT', names: { EN: 'Friday' } },
  {
    vendor: 'TCG_LOTTO_VN',
    gameId: 'red',
    nodeId: '22001',
    category: 'VIETNAM_LOTTO',
    names: { EN: 'Red' },
  },
  ...[
    ['TCG', 'lott_lobby', 'LOTT'],
    ['TCG', 'elott_lobby', 'ELOTT'],
    ['TCG_SEA', 'sea_lobby', 'SEA_LOTT'],
    ['TCG_LOTTO_VN', 'vn_lobby', 'VIETNAM_LOTTO'],
  ].map(([vendor = '', gameId = '', category = '']) => ({
    vendor,
    gameId,
    category,
    nodeId: gameId,
    names: { EN: gameId },
    isLobby: true,
  })),
].map((game) => ({ integration: 'hub', ...game }));

type Player = {
  place: TestMerchant;
  host: string;
  memberId: string;
  visitor: Visitor;
  /** Opens the game Crown for money; `changed` overrides the input. */
  launch: (changed?: object) => ReturnType<Visitor['call']>;
  inLotto: (query: object) => ReturnType<Visitor['call']>;
};
export type Traits = { type?: MemberType; amount?: string };

export const crown = {
  launchMode: 'GLS',
  accountType: 1,
  gameId: 'crown',
  nodeId: '11001',
  vassalage: 'Northwind',
  platform: 'html5',
};

export async function enterAsPlayer(
  site: TestSite,
  settings: SettingTexts = {},
  { type = 0, amount = '100.00' }: Traits = {},
): Promise<Player> {
  const { ownerUrl } = site.urls;
  const languages = { languages: 'EN,TH' };
  const merchant = await createMerchant(ownerUrl, { ...hubSettings, ...languages, ...settings });
  const place = { ownerUrl, merchantCode: merchant.code };
  const member = await createMember(ownerUrl, merchant.code, { type });
  await openWallet(place, { memberId: member.id }, money(amount));
  await createGames(place, shelf);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  return {
    place,
    host: merchant.host,
    memberId: member.id,
    visitor,
    launch: (changed = {}) => visitor.call(calls.launchGame, { ...crown, ...changed }),
    inLotto: (query) => visitor.call(calls.launchGame, { launchMode: 'LOTT', ...query }),
  };
}
