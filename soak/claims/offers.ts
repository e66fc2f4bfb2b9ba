// Offers of a round: cash, bonus money, and free plays of a game whose supplier takes two seconds to answer, so that a
// kill can fall between request and answer.
import { randomUUID } from 'node:crypto';
import { publishPromotion } from '@parlour/seed/testing/earned-fixtures';
import { hasGame, type TestMerchant } from '@parlour/seed/testing/lobby-fixtures';
import { wait } from '../product.ts';

/** The cost of each reward, in 1/100000; cash and bonus money pay it at once. */
export const worth = 1_000_000n;
/** Number of members who can have each offer: half of those who claim. */
export const winners = 10;

const rewards = {
  cash: { kind: 'cash', amount: '10' },
  bonus: { kind: 'bonus', amount: '10', wagering: 5, days: 7 },
  freePlays: {
    kind: 'freePlays',
    vendor: 'SANDBOX',
    game: 'sbx_slow2',
    stake: '1',
    plays: 10,
    days: 7,
  },
} as const;
export type Offer = { id: string; kind: keyof typeof rewards };

/** Kinds of the offers. Free plays are requested for four members at a time, so more such offers would delay the round. */
const kinds = [
  'cash',
  'cash',
  'cash',
  'cash',
  'cash',
  'bonus',
  'bonus',
  'freePlays',
] as const satisfies Offer['kind'][];

/** Publishes new offers. */
export async function publishOffers(place: TestMerchant): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const kind of kinds) offers.push({ id: await publishOffer(place, kind), kind });
  return offers;
}

function publishOffer(place: TestMerchant, kind: Offer['kind']): Promise<string> {
  const code = `soak-${randomUUID().slice(0, 13)}`;
  return publishPromotion(place, {
    code,
    type: 'MISSION',
    texts: { EN: { title: code, line: '' } },
    rule: { kind: 'gift', every: 'once', reward: rewards[kind] },
    budget: String(winners * 10),
  });
}

/** Waits for the sandbox's games, which appear with the first pull of the catalogue, some seconds after the start. */
export async function waitForGame(place: TestMerchant): Promise<void> {
  const { vendor, game } = rewards.freePlays;
  const isThere = () => hasGame(place, vendor, game);
  if ((await wait(60_000, isThere)) === null) throw new Error('the sandbox has told of no game');
}
