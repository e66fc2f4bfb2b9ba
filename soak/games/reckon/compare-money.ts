// Compares the studio's money with our ledger, movement by movement: neither may have one that the other lacks.
import { listTransactions, type VendorMove } from '@parlour/seed/testing/ledger-fixtures';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readRows } from '@parlour/database/testing/read-rows';
import type { Product } from '../../product.ts';
import { merchantCode } from '../../vendor.ts';

type Move = {
  id: string;
  kind: 'stake' | 'prize' | 'rollback';
  state: string;
  amount: string | null;
  reference: string | null;
  user: string;
};

const kinds = { stake: 'bet', prize: 'win', rollback: 'rollback' };

export async function compareMoney({ dataDir }: Product): Promise<string[]> {
  const ownerUrl = clusterUrl(dataDir, 'owner');
  const studio = clusterUrl(dataDir, 'studio');
  const kept = await listTransactions({ ownerUrl, merchantCode }, 'studio');
  const ours = new Map(kept.map((each) => [each.id, each]));
  const moves = await readRows<Move>(
    studio,
    `select m.id, m.kind, m.state, m.amount::text, m.reference, pl.name as user
       from money_move m join play p on p.id = m.play_id join player pl on pl.id = p.player_id
      where p.token is not null`,
  );
  const known = new Set(moves.map(({ id }) => id));
  const strange = kept.filter(({ id }) => !known.has(id));
  return [
    ...moves.flatMap((move) => judgeMove(move, ours.get(move.id), ours)),
    ...strange.map(({ kind, id }) => `our ${kind} ${id} is none of the studio's`),
  ];
}

/** Compares one move. For a stake that does not count our ledger has no bet, a bet with its rollback, or a tombstone. */
function judgeMove(
  move: Move,
  ours: VendorMove | undefined,
  all: Map<string, VendorMove>,
): string[] {
  const { id, kind, state, amount } = move;
  const says = (text: string): string[] => [`the studio's ${kind} ${id} (${state}) ${text}`];
  if (state === 'due') return says('is still due');
  if (state === 'taken') {
    if (ours?.kind !== kinds[kind]) return says(`is our ${ours?.kind ?? 'nothing'}`);
    const wrong = kind !== 'rollback' && String(ours.amount) !== amount;
    return wrong ? says(`of ${amount} is ours of ${ours.amount}`) : [];
  }
  if (ours?.kind !== 'bet') return [];
  const back = [...all.values()].find(
    (each) => each.kind === 'rollback' && each.referenceId === id,
  );
  return back ? [] : says('is our bet and was not given back');
}
