import type { Language } from '@parlour/contract/languages';
import { amountOf, decimalText } from '@parlour/contract/money';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import { goToOf } from '@parlour/contract/rewards/promotion-types';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import type { CallAnswer } from '#http/route';
import { runs } from './audience.ts';
import type { PromotionRow } from './store.ts';

type Texts = Promotion['texts'];
type BonusReward = Extract<Reward, { kind: 'bonus' }>;
type PresentedReward = CallAnswer<'rewardClaims'>['rows'][number]['reward'];
export type PromotionItem = CallAnswer<'promotionList'>['promotions'][number];

/** The texts in the reader's language, else in English, else in any language. */
export const textsIn = <T>(texts: Partial<Record<Language, T>>, language: Language): T | null =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0] ?? null;

/** The title by `textsIn`; empty if there is none. */
export const titleIn = (
  texts: Partial<Record<Language, { title: string }>>,
  language: Language,
): string => textsIn(texts, language)?.title ?? '';

type RewardFormat = { currency: string; language: Language };

/** A reward as lists show it, with the digits of its currency. */
export function presentReward(
  reward: Reward,
  { currency, language }: RewardFormat,
): PresentedReward {
  const told = { kind: reward.kind, amount: decimalText(costOf(reward), currency), currency };
  if (reward.kind === 'cash') return told;
  if (reward.kind === 'bonus') return { ...told, bonus: presentTerms(reward, currency) };
  if (reward.kind === 'voucher') {
    const { texts, days, reward: worth } = reward;
    const bonus = worth.kind === 'bonus' && { bonus: presentTerms(worth, currency) };
    return { ...told, ...bonus, voucher: { title: titleIn(texts, language), days } };
  }
  const { plays, stake, vendor, game, names = {} } = reward;
  const title = textsIn(names, language) ?? game;
  const ofEach = decimalText(amountOf(stake), currency);
  return { ...told, freePlays: { plays, stake: ofEach, vendor, game, title } };
}

/** The terms that the bonus will have. */
function presentTerms(reward: BonusReward, currency: string): PresentedReward['bonus'] {
  const { amount, wagering, largestStake, weights, days } = reward;
  const text = (of: bigint) => decimalText(of, currency);
  return {
    amount: text(amountOf(amount)),
    wageringDue: text(amountOf(amount) * BigInt(wagering)),
    largestStake: largestStake === undefined ? null : text(amountOf(largestStake)),
    weights,
    days,
  };
}

export type PromotionReading = { language: Language; at: Date };

export function presentPromotion(
  row: PromotionRow,
  { language, at }: PromotionReading,
  claim: PromotionItem['claim'],
): PromotionItem {
  const { id, type, definition, startsAt, endsAt } = row;
  const said = textsIn<Texts[Language] & object>(definition.texts, language);
  return {
    id,
    type,
    state: stateOf(row, at),
    title: said?.title ?? '',
    line: said?.line ?? '',
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
    art: definition.art,
    goTo: definition.goTo ?? goToOf[type],
    claim,
  };
}

function stateOf(row: PromotionRow, at: Date): PromotionItem['state'] {
  if (runs(row, at)) return 'live';
  return row.state === 'live' && row.startsAt && at < row.startsAt ? 'soon' : 'ended';
}

export const termsIn = ({ definition }: PromotionRow, language: Language): string =>
  textsIn<Texts[Language] & object>(definition.texts, language)?.terms ?? '';
