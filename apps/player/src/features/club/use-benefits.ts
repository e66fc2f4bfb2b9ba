// The levels of the club and their benefits (MEMBER-11), fetched by the page itself only.
import { rewardBenefits } from '@parlour/contract/club/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';

export type Benefits = Answer<typeof rewardBenefits>;
export type Level = Benefits['levels'][number];
export type BenefitRow = Benefits['benefits'][number];

const benefits = defineOwnData({
  ask: ({ read }) => read(rewardBenefits, {}),
  hasTexts: true,
  isQuiet: true,
});

export const useBenefits = () => useOwnResource(benefits);
