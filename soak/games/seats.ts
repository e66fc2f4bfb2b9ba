// Members at the studio's games, as a browser brings them there: logged in, launched by the platform, the play's cookie kept.
import { randomUUID } from 'node:crypto';
import { clusterUrl } from '@parlour/database/embedded/address';
import { createMember } from '@parlour/database/testing/fixtures';
import { openWallet } from '@parlour/database/testing/ledger-fixtures';
import { callerOf, type Answer, type Caller } from '../caller.ts';
import type { Product } from '../product.ts';
import { merchantCode } from '../vendor.ts';

export type Seat = {
  memberId: string;
  /** A call of the game's page. Rejects where there is no whole answer. */
  ask: (method: 'GET' | 'POST', call: string, body?: object) => Promise<Answer>;
};
export type Seats = { lanterns: Seat[]; slips: Seat[]; opening: bigint };

const currency = 'PHP';
const opening = 1_000_000_000n;
const seatsAtEach = 4;

/** How the platform is asked for each game. */
const launches = {
  lanterns: '?launchMode=GLS&vassalage=TIDEPOOL&gameId=three-lanterns&accountType=1',
  slips: '?launchMode=LOTT&lottoArea=VN&lottoGameCode=minute-six',
};

export async function seatPlayers(product: Product, call: Caller): Promise<Seats> {
  const seatAll = async (game: keyof typeof launches): Promise<Seat[]> => {
    const seats: Seat[] = [];
    for (let at = 0; at < seatsAtEach; at += 1) seats.push(await seatPlayer(product, call, game));
    return seats;
  };
  return { lanterns: await seatAll('lanterns'), slips: await seatAll('slips'), opening };
}

async function seatPlayer(product: Product, call: Caller, game: keyof typeof launches) {
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const member = await createMember(ownerUrl, merchantCode);
  await openWallet({ ownerUrl, merchantCode }, { memberId: member.id, currency }, opening);
  const launched = await call('GET', `/wps/game/launchGame${launches[game]}`, {
    headers: await logIn(call, member),
  });
  const [, path = null] =
    /"(?:game_url|gameUrl)":"https?:\/\/[^/"]+([^"]+)"/.exec(launched.body) ?? [];
  if (path === null) throw new Error(`${game} cannot be launched: ${launched.body}`);
  return openPlay(product, path, member.id);
}

async function logIn(call: Caller, { username, password }: { username: string; password: string }) {
  const body = { username, password, loginDeviceId: randomUUID() };
  const answer = await call('POST', '/wps/session/login', { body });
  if (answer.status !== 200) throw new Error(`a player cannot log in: ${answer.body}`);
  const { value } = JSON.parse(answer.body) as { value: { token: string } };
  const [, sid = ''] = /__Host-sid=([^;]+)/.exec(answer.cookies.join()) ?? [];
  return { authorization: value.token, cookie: `__Host-sid=${sid}` };
}

export const studioCaller = ({ port }: Product): Caller =>
  callerOf(port + 4, `studio.localhost:${port + 4}`);

async function openPlay(product: Product, launch: string, memberId: string): Promise<Seat> {
  const call = studioCaller(product);
  const opened = await call('GET', launch);
  const [cookie = ''] = opened.cookies.join().split(';');
  const [, path = ''] = /Path=([^;]+)/.exec(opened.cookies.join()) ?? [];
  if (path === '') throw new Error(`a launch does not open: ${opened.status}`);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return {
    memberId,
    ask: (method, name, body) =>
      call(method, `${path}/${name}`, { headers, ...(body && { body }) }),
  };
}
