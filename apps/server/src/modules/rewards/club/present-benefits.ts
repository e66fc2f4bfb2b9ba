import { dayOf } from '@parlour/contract/rewards/local-days';
import type { Club, ClubLevel } from '@parlour/contract/club/club.schema';
import type { Language } from '@parlour/contract/languages';
import type { MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { runs } from '../promotions/audience.ts';
import { titleIn } from '../promotions/present-promotion.ts';
import { readLive } from '../promotions/store.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import type { ReadDeps } from '../promotions-of.ts';
import { valuesOf } from './benefit-values.ts';
import { findClub, listCounted, listSteps, type ConditionProgress } from './store.ts';

type Answer = CallAnswer<'rewardBenefits'>;
type Level = Answer['levels'][number];

/** Reads the benefits of the member's club (MEMBER-11). Progress is counted now, because old deeds stop counting. */
export async function readBenefits(
  { merchant, session, language }: MemberCall,
  { database, clock }: ReadDeps,
): Promise<Answer> {
  const { memberId } = session;
  const read = database.read;
  const [viewer, club, promotions, steps] = await Promise.all([
    read(merchant.code, (tx) => findViewer(tx, memberId)),
    read(merchant.code, findClub),
    readLive(database, merchant.code),
    read(merchant.code, (tx) => listSteps(tx, memberId)),
  ]);
  const own = viewer?.hasBenefits ? viewer.clubLabelId : null;
  const { levels = [], benefits = [] } = club?.definition ?? {};
  const place = levels.findIndex(({ label }) => label === own);
  if (!club || place < 0) return { own, levels: [], benefits: [] };
  const at = clock();
  const labels = levels.slice(place + 1).map(({ label }) => label);
  const counting = { memberId, labels, today: dayOf(at, merchant.setting('timeZone')) };
  const counted = await read(merchant.code, (tx) => listCounted(tx, counting));
  const pays = promotions
    .filter((row) => runs(row, at))
    .map(({ definition, currency }) => ({ rule: definition.rule, currency }));
  const { currency, definition } = club;
  return {
    own,
    levels: levels.map((level) => presentLevel(level, { steps, counted, language })),
    benefits: benefits.map((benefit) => ({
      code: benefit.code,
      title: titleIn(benefit.texts, language),
      values: valuesOf(definition, { benefit, currency, pays }),
    })),
  };
}

type LevelContext = {
  steps: { labelId: string; reachedAt: Date }[];
  counted: readonly ConditionProgress[];
  language: Language;
};

function presentLevel(
  { label, rank, texts, metal, conditions }: ClubLevel,
  { steps, counted, language }: LevelContext,
): Level {
  const reached = steps.find(({ labelId }) => labelId === label);
  return {
    labelId: label,
    name: titleIn(texts, language),
    rank,
    metal,
    reachedAt: reached?.reachedAt.getTime() ?? null,
    conditions: counted
      .filter((each) => each.label === label)
      .map(({ code, done, target }) => ({
        code,
        done,
        target,
        ...wordsOf(conditions, code, language),
      })),
  };
}

function wordsOf(
  conditions: Club['levels'][number]['conditions'],
  code: string,
  language: Language,
): { title: string; goTo: string | null } {
  const found = conditions.find((each) => each.code === code);
  return { title: titleIn(found?.texts ?? {}, language), goTo: found?.goTo ?? null };
}
