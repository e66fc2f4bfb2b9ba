// Members in one title, each with its own play and connection, and the wallet calls in their names.
import { Agent } from 'node:http';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readRows } from '@parlour/database/testing/read-rows';
import { callerOf } from '../../soak/caller.ts';
import type { Player } from '../../soak/games/players/seat.ts';
import { openGame, studioCaller, type Entry } from '../../soak/games/seats.ts';
import { command, type Product } from '../../soak/product.ts';
import { connectVendor, merchantCode, type PrepareCall } from '../../soak/vendor.ts';

export type Member = Player & {
  /** Fields of the play that every wallet call of the studio contains. */
  usual: Record<string, unknown>;
};
export type Crowd = {
  product: Product;
  members: Member[];
  /** Prepares wallet calls, signed with the studio's key. */
  prepare: PrepareCall;
  /** Opens a connection to the wallet for each member, as each has one to the studio. Not measured. */
  warm: () => Promise<void>;
};

const title = 'launchMode=GLS&vassalage=PAPERFOX&gameId=paper-kite&accountType=1';
/** Number of members that log in at once. A login keeps a processor busy. */
const seatedAtOnce = 4;

export async function gatherCrowd(product: Product, size: number): Promise<Crowd> {
  const roomy = ['limits.loginPerAddress=1000000'];
  command(product, ['scripts/merchant.ts', merchantCode, 'set', ...roomy]);
  const agent = new Agent({ keepAlive: true, maxSockets: size });
  const call = callerOf(product.port, `${merchantCode}.localhost`, agent);
  const entry = { product, call, studio: studioCaller(product, agent) };
  const seats: Player[] = [await openFirst(entry)];
  let waiting = size - 1;
  const seatSome = async (): Promise<void> => {
    // Counted before the wait, so that the workers together create exactly `size` members.
    while (waiting > 0) {
      waiting -= 1;
      seats.push(await openGame(entry, title));
    }
  };
  await Promise.all(Array.from({ length: seatedAtOnce }, seatSome));
  const said = await readPlays(product);
  const members = seats.map((seat) => ({ ...seat, usual: said.get(nameOf(seat)) ?? {} }));
  return {
    product,
    members,
    prepare: connectVendor(product, call, 'studio'),
    warm: async () => {
      await Promise.all(members.map(() => call('GET', '/readyz')));
    },
  };
}

/** Opens the first game, with repeats: a new product takes over its suppliers' games in its first seconds. */
async function openFirst(entry: Entry): Promise<Player> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await openGame(entry, title);
    } catch (fault) {
      if (Date.now() > until) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Returns the member's id in the form that suppliers get. */
export const nameOf = ({ memberId }: Player): string => memberId.replaceAll('-', '');

type Play = { user: string; token: string; game_code: string; currency: string };

async function readPlays({ dataDir }: Product): Promise<Map<string, Play>> {
  const plays = await readRows<Play>(
    clusterUrl(dataDir, 'studio'),
    `select pl.name as user, p.token, p.game_code, p.currency
       from play p join player pl on pl.id = p.player_id where p.token is not null`,
  );
  return new Map(plays.map((play) => [play.user, play]));
}
