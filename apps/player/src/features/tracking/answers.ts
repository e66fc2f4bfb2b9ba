import type { ConsentAnswer } from '@parlour/contract/tracking/consent';

export const everything: ConsentAnswer = { usage: true, ads: true };
export const nothing: ConsentAnswer = { usage: false, ads: false };
