// Reads all wallets of the crowd many times a second, over a separate connection, and records when each has risen.
import { openDatabase, type Database } from '@parlour/database/connection';
import { clusterUrl } from '@parlour/database/embedded/address';
import { runStatement } from '@parlour/database/statements/run-statement';
import { merchantCode } from '../../soak/vendor.ts';
import type { Crowd } from './crowd.ts';

export type WalletWatch = {
  /** Records the balances and starts to watch them. */
  begin: () => Promise<void>;
  /** Waits until all have risen. Returns the milliseconds for each since the beginning. Throws after `most` milliseconds. */
  untilRisen: (most: number) => Promise<number[]>;
  close: () => Promise<void>;
};

const everyMs = 20;

type Row = { member: string; balance: string };

export async function readWallets(
  database: Database,
  { members }: Pick<Crowd, 'members'>,
): Promise<Map<string, bigint>> {
  const ids = members.map(({ memberId }) => `'${memberId}'`).join();
  const rows = await database.transaction(merchantCode, (tx) =>
    runStatement<Row>(
      tx,
      `select member_id as member, balance from account where kind = 'wallet' and member_id in (${ids})`,
    ),
  );
  return new Map(rows.map(({ member, balance }) => [member, BigInt(balance)]));
}

export async function watchWallets(crowd: Crowd): Promise<WalletWatch> {
  const database = openDatabase({ url: clusterUrl(crowd.product.dataDir, 'app'), connections: 1 });
  let looking: { end: () => void; done: Promise<void> } | null = null;
  let risen = new Map<string, number>();

  async function look(lows: Map<string, bigint>, isOn: () => boolean): Promise<void> {
    const began = performance.now();
    while (isOn()) {
      const held = await readWallets(database, crowd);
      for (const [member, balance] of held) {
        const hasRisen = balance > (lows.get(member) ?? 0n) && !risen.has(member);
        if (hasRisen) risen.set(member, performance.now() - began);
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
  const end = async (): Promise<void> => {
    looking?.end();
    await looking?.done;
    looking = null;
  };
  return {
    begin: async () => {
      await end();
      risen = new Map();
      const lows = await readWallets(database, crowd);
      let isOn = true;
      const done = look(lows, () => isOn);
      looking = { end: () => (isOn = false), done };
    },
    untilRisen: async (most) => {
      const until = performance.now() + most;
      while (risen.size < crowd.members.length && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
      await end();
      const late = crowd.members.length - risen.size;
      if (late > 0) throw new Error(`${late} prizes were not in the wallet after ${most} ms`);
      return [...risen.values()];
    },
    close: async () => {
      await end();
      await database.close();
    },
  };
}
