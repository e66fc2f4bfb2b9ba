// Changes of what pages show, noted in the transaction that makes them (SIG-02).
import type { ChangeKind } from '@parlour/contract/signals/kinds';

export type NotedChange = {
  /** The member whom the change concerns; null for every member of the merchant. */
  memberId: string | null;
  what: ChangeKind;
};

/** Notes a change. It is announced after the commit, and never if the transaction is undone. */
export const noteChange = (tx: { noted?: NotedChange[] }, change: NotedChange): void =>
  void tx.noted?.push(change);
