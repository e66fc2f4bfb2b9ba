// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type AnsweredCallWait = {
  values: { wait: string };
  row: { set_config: string | null };
};

export type AnsweredCallLock = {
  values: { what: string };
  row: never;
};

export type AnsweredCallOfKey = {
  values: { memberId: string; call: string; key: string };
  row: { inputHash: Buffer; answer: unknown };
};

export type AnsweredCallNew = {
  values: {
    memberId: string;
    call: string;
    key: string;
    inputHash: Buffer;
    answer: string;
    answeredAt: Date;
  };
  row: never;
};

export type AnsweredCallsOld = {
  values: { before: Date; most: number };
  row: { id: string };
};
