// What is offered in a round: cash, bonus money, and plays of a game whose supplier takes two seconds to answer, so that a kill falls between asking and answer.
import { randomUUID } from 'node:crypto';
import { publishPromotion } from '@parlour/database/testing/earned-fixtures';
import { hasGame, type TestMerchant } from '@parlour/database/testing/lobby-fixtures';
import { wait } from '../product.ts';

/** In 1/100000: what each costs, and pays where it pays at once. */
export const worth = 1_000_000n;
/** Half of those who claim can have one. */
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

/** Four members' plays are asked for at the same time: those of more offers would keep a round waiting. */
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

/** Offers that nobody has had yet. */
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

/** The sandbox's games come with the first pull of the catalogue, some seconds after the start. */
export async function waitForGame(place: TestMerchant): Promise<void> {
  const { vendor, game } = rewards.freePlays;
  const isThere = () => hasGame(place, vendor, game);
  if ((await wait(60_000, isThere)) === null) throw new Error('the sandbox has told of no game');
}
