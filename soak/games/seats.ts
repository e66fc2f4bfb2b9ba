// Members in the studio's games, opened as in a browser: logged in, launched by the platform, with the cookie of the play.
import type { Agent } from 'node:http';
import { clusterUrl } from '@parlour/database/embedded/address';
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import { openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { readRows } from '@parlour/database/testing/read-rows';
import { callerOf, type Answer, type Caller } from '../caller.ts';
import { logIn } from '../log-in.ts';
import type { Product } from '../product.ts';
import { merchantCode } from '../vendor.ts';
import { sittings, type SeatGroup } from './players/sittings.ts';

/** A member with an open game. */
export type Player = {
  memberId: string;
  /** Sends a call of the game's page. Rejects if there is no complete answer. */
  ask: (method: 'GET' | 'POST', call: string, body?: object) => Promise<Answer>;
};
export type Seat = Player & {
  sitting: SeatGroup;
  /** The studio's id of the play to which stakes and rounds belong. */
  playId: string;
};
export type Seats = { all: Seat[]; opening: bigint };

const currency = 'PHP';
/** The opening balance of each wallet, in 1/100000. */
export const opening = 100_000_000_000n;

/** Creates the players of all games: one game after the other within a group, the groups in parallel. */
export async function seatPlayers(product: Product, call: Caller): Promise<Seats> {
  const entry = { product, call, studio: studioCaller(product) };
  const seatAll = async (sitting: SeatGroup): Promise<Seat[]> => {
    const seats: Seat[] = [];
    for (let at = 0; at < sitting.seats; at += 1) {
      const player = await openGame(entry, sitting.launch);
      seats.push({ ...player, sitting, playId: await findPlay(product, player.memberId) });
    }
    return seats;
  };
  const all = await Promise.all(sittings.map(seatAll));
  return { all: all.flat(), opening };
}

/** Callers of the platform and the studio. */
export type Entry = { product: Product; call: Caller; studio: Caller };

/** Creates a member with a full wallet and opens a game. `launch` is the query of the platform's launch call. */
export async function openGame({ product, call, studio }: Entry, launch: string): Promise<Player> {
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const member = await createMember(ownerUrl, merchantCode);
  await openWallet({ ownerUrl, merchantCode }, { memberId: member.id, currency }, opening);
  const launched = await call('GET', `/wps/game/launchGame?${launch}`, {
    headers: await sessionOf(call, member),
  });
  const [, path = null] =
    /"(?:game_url|gameUrl)":"https?:\/\/[^/"]+([^"]+)"/.exec(launched.body) ?? [];
  if (path === null) throw new Error(`${launch} cannot be launched: ${launched.body}`);
  return { memberId: member.id, ask: await openPlay(studio, path) };
}

async function sessionOf(call: Caller, member: TestMember): Promise<Record<string, string>> {
  const answer = await logIn(call, member);
  if (answer.status !== 200) throw new Error(`a player cannot log in: ${answer.body}`);
  const { value } = JSON.parse(answer.body) as { value: { token: string } };
  const [, sid = ''] = /__Host-sid=([^;]+)/.exec(answer.cookies.join()) ?? [];
  return { authorization: value.token, cookie: `__Host-sid=${sid}` };
}

export const studioCaller = ({ port }: Product, agent?: Agent): Caller =>
  callerOf(port + 4, `studio.localhost:${port + 4}`, agent);

async function openPlay(call: Caller, launch: string): Promise<Player['ask']> {
  const opened = await call('GET', launch);
  const [cookie = ''] = opened.cookies.join().split(';');
  const [, path = ''] = /Path=([^;]+)/.exec(opened.cookies.join()) ?? [];
  if (path === '') throw new Error(`a launch does not open: ${opened.status}`);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return (method, name, body) =>
    call(method, `${path}/${name}`, { headers, ...(body && { body }) });
}

async function findPlay({ dataDir }: Product, memberId: string): Promise<string> {
  const [found] = await readRows<{ id: string }>(
    clusterUrl(dataDir, 'studio'),
    `select p.id from play p join player pl on pl.id = p.player_id
      where replace(pl.name, '-', '') = '${memberId.replaceAll('-', '')}'`,
  );
  if (!found) throw new Error(`the studio has no play of ${memberId}`);
  return found.id;
}
