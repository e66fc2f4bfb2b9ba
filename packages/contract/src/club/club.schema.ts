// A club as an operator writes it (docs/club.md). The command imports it, and its JSON Schema is made from this.
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { hasLanguage, noLanguage, ownName, pageOfSite } from '../operator-files/fields.schema.ts';

const texts = z
  .partialRecord(z.enum(languageCodes), z.strictObject({ title: z.string().trim().min(1).max(60) }))
  .refine(hasLanguage, noLanguage);

const areUnlike = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** Countable deeds: days with a login, rounds with a stake, different games, or the sum staked in whole units of the currency. */
const deeds = ['days', 'rounds', 'games', 'staked'] as const;

const twice = { message: 'has a code twice' };

const condition = z.strictObject({
  code: ownName,
  texts,
  does: z.enum(deeds),
  target: z.int().min(1).max(1_000_000_000),
  /** Counts only the last so many days, including today; absent: everything ever done counts. */
  within: z.int().min(1).max(366).optional(),
  /** Limits the count to rounds in these. */
  only: z
    .strictObject({
      categories: z.array(z.string().min(1).max(40)).min(1).optional(),
      games: z.array(z.string().min(1).max(64)).min(1).optional(),
    })
    .optional(),
  /** The page on which the member can work towards the condition. */
  goTo: pageOfSite.optional(),
});

const benefit = z.strictObject({
  code: ownName,
  texts,
  /**
   * The form of a level's value: an amount in the merchant's currency, a number, a percentage, or just whether the level has it.
   * The server pays `rescue` and `upgrade` itself: their values are those of the promotions.
   */
  kind: z.enum(['amount', 'count', 'percent', 'included', 'rescue', 'upgrade']),
});

/** The metal on a level's card; each has a dark ground on which white text is readable. */
export const metals = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

const level = z.strictObject({
  /** The id of the level's club label, by which promotions name it. */
  label: z.string().min(1).max(64),
  /** The rank that members see; it rises with each level. */
  rank: z.int().min(0).max(1_000),
  texts,
  metal: z.enum(metals),
  /** Conditions that a member of the level below has to meet, all of them. Empty: every member has the level. */
  conditions: z
    .array(condition)
    .max(20)
    .default([])
    .refine((all) => areUnlike(all.map((each) => each.code)), twice),
  /** Values by the code of the benefit; the level does not have a benefit that is missing here. */
  gives: z.record(ownName, z.union([z.number().min(0), z.literal(true)])).default({}),
});

export const club = z
  .strictObject({
    benefits: z
      .array(benefit)
      .max(20)
      .default([])
      .refine((all) => areUnlike(all.map((each) => each.code)), twice),
    /** The levels, lowest first. */
    levels: z
      .array(level)
      .min(1)
      .max(12)
      .refine((all) => areUnlike(all.map((each) => each.label)), 'has a label twice')
      .refine(
        (all) => all.every(({ rank }, at) => at === 0 || rank > (all[at - 1]?.rank ?? rank)),
        'has ranks that do not rise',
      ),
  })
  .check(({ value, issues }) => {
    for (const [at, { gives }] of value.levels.entries()) {
      for (const [named, given] of Object.entries(gives)) {
        const kind = value.benefits.find((each) => each.code === named)?.kind;
        const message = faultOf(kind, given);
        const path = ['levels', at, 'gives', named];
        if (message !== null) issues.push({ code: 'custom', input: given, path, message });
      }
    }
  });

function faultOf(kind: z.output<typeof benefit>['kind'] | undefined, given: number | true) {
  if (kind === undefined) return 'is no code of a benefit';
  if (kind === 'rescue' || kind === 'upgrade') return 'is said by the promotion, not here';
  return (kind === 'included') === (given === true) ? null : `is no value of the kind ${kind}`;
}

/** The file as the operator writes it, before defaults are filled in. */
export type ClubFile = z.input<typeof club>;
export type Club = z.output<typeof club>;
export type ClubLevel = Club['levels'][number];
export type ClubBenefit = Club['benefits'][number];

/** Builds docs/club.schema.json, which editors use. */
export const clubJsonSchema = (): unknown =>
  z.toJSONSchema(club, { io: 'input', unrepresentable: 'any' });
