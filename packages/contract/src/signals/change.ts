import type { ChangeKind } from './kinds.ts';

/** A change that pages may want to fetch. */
export type SignalledChange = {
  merchantCode: string;
  /** The member whom it concerns; null for every member of the merchant. */
  memberId: string | null;
  what: ChangeKind;
};
