// Checks the instant rounds: each is stored as it was shown, with one accepted stake and one prize, the one that was drawn.
import { readRows } from '@parlour/database/testing/read-rows';
import { clusterUrl } from '@parlour/database/embedded/address';
import { gameOf, instantTitles } from '@parlour/games/instant/instant-titles';
import type { Choice } from '@parlour/games/instant/instant-game';
import type { Product } from '../../product.ts';
import { compareTold, type Books } from '../books.ts';
import type { PublishedResult, ReckonResult } from './prove.ts';

type RoundRow = {
  id: string;
  game: string;
  key: string;
  stake: string;
  choice: Choice;
  drawn: object;
  seed: string;
  commitment: string;
  hundredths: string | null;
  prize: string | null;
  taken: number[];
  state: string;
  asked: string;
  prizes: number;
  paid: string | null;
};

const sql = `select r.id, r.game_code as game, r.key, r.stake::text, r.choice, r.drawn, encode(r.seed, 'hex') as seed,
    encode(r.commitment, 'hex') as commitment, r.hundredths::text, r.prize::text, s.state, s.amount::text as asked,
    array(select step from instant_step where round_id = r.id order by place)::int[] as taken,
    (select count(*) from money_move w where w.reference = s.id and w.kind = 'prize')::int as prizes,
    (select amount::text from money_move w where w.reference = s.id and w.kind = 'prize' and w.state = 'taken') as paid
  from instant_round r join money_move s on s.id = r.stake_id`;

export async function reckonRounds({ dataDir }: Product, books: Books): Promise<ReckonResult> {
  const kept = await readRows<RoundRow>(clusterUrl(dataDir, 'studio'), sql);
  const ids = new Set(kept.map(({ id }) => id));
  const keys = new Set(kept.map(({ key }) => key));
  const lost = [...books.rounds].filter((id) => !ids.has(id));
  return {
    faults: [
      ...lost.map((id) => `round ${id} was shown and is gone`),
      ...(keys.size === kept.length ? [] : ['a key has more than one round']),
      ...kept.flatMap((round) => [...compareRound(books, round), ...judgeRound(round)]),
    ],
    ended: kept.filter(isOver).map(publish),
  };
}

const isOver = ({ state, prize }: RoundRow): boolean => state === 'taken' && prize !== null;

/** Returns the public data of a round, as the page shows it. */
const publish = ({
  id,
  game,
  key,
  choice,
  commitment,
  seed,
  drawn,
}: RoundRow): PublishedResult => ({
  name: `round ${id}`,
  published: { game, id, key, choice, commitment, seed, drawn },
});

function compareRound(books: Books, round: RoundRow): string[] {
  const { id, key, stake, choice, commitment, state, taken, seed, drawn, prize } = round;
  const wasShown = books.rounds.has(id);
  const told = JSON.parse(books.told.get(`end of round ${id}`) ?? '{}') as Partial<RoundRow> & {
    multiplier?: string;
  };
  const multiplier = told.multiplier;
  return [
    ...(wasShown && state !== 'taken' ? [`round ${id} was shown and is ${state}`] : []),
    ...compareTold(books, `round ${id}`, { key, stake, choice }),
    ...compareTold(books, `round of key ${key}`, id),
    ...compareTold(books, `commitment ${id}`, commitment),
    ...taken.flatMap((step, place) => compareTold(books, `step ${place} of ${id}`, step)),
    ...(books.told.has(`step ${taken.length} of ${id}`) ? [`round ${id} has lost a step`] : []),
    ...compareTold(books, `end of round ${id}`, { seed, drawn, prize, multiplier, taken }),
  ];
}

/** Checks that the round paid once what it drew, and that a stake that was not taken has no prize. */
function judgeRound(round: RoundRow): string[] {
  const { id, stake, asked, prize, prizes, paid, state, hundredths } = round;
  const says = (text: string): string[] => [`round ${id} (${state}) ${text}`];
  if (asked !== stake) return says(`of ${stake} asked for ${asked}`);
  if (state !== 'taken' || prize === null) return prizes === 0 ? [] : says('has a prize');
  const due = paysOf(round);
  if (hundredths !== String(due)) return says(`pays ${hundredths} hundredths, and drew ${due}`);
  const right = String((BigInt(stake) * due) / 100n);
  return prizes === 1 && prize === right && paid === right
    ? []
    : says(`has ${prizes} prizes, ${prize}, paid ${paid}, and drew ${right}`);
}

function paysOf({ game: name, drawn, choice, taken }: RoundRow): bigint {
  const title = instantTitles.find((each) => each.name === name);
  const game = title && gameOf(title);
  if (!game) throw new Error(`nobody knows ${name}`);
  return game.steps
    ? game.steps.standing(drawn, choice, taken).hundredths
    : game.pays(drawn, choice);
}
