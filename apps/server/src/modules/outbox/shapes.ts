// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type ListWaitingFacts = {
  values: null;
  row: { handler: string; facts: number; held: number; since: Date };
};

export type ListDeadLetters = {
  values: { most: number };
  row: {
    number: string;
    handler: string;
    name: string;
    memberId: string;
    happenedAt: Date;
    gaveUpAt: Date;
    tries: number;
    trouble: string;
  };
};

export type RetryDeadLetters = {
  values: { number: bigint | null };
  row: { handler: string };
};

export type InsertFact = {
  values: {
    memberId: string;
    id: string;
    name: string;
    about: string;
    at: Date;
    dueAt: Date;
    handlers: string[];
  };
  row: never;
};

export type ListDueOutboxesSince = {
  values: { handlers: string[]; since: Date[]; now: Date };
  row: { merchantCode: string; handler: string };
};

export type GuardOutboxTurn = {
  values: { longest: string };
  row: { set_config: string | null };
};

export type ClaimOutboxMembersSince = {
  values: { handler: string; now: Date; since: Date; most: number; key: string };
  row: { memberId: string; number: bigint; dueAt: Date; isClaimed: boolean };
};

export type ListWaitingFactsFrom = {
  values: { ids: string[]; firsts: bigint[]; handler: string; most: number };
  row: {
    memberId: string;
    number: bigint;
    id: string;
    name: string;
    about: unknown;
    at: Date;
    dueAt: Date;
    tries: number;
  };
};

export type RemoveToldFactsByKey = {
  values: { handler: string; members: string[]; numbers: bigint[] };
  row: never;
};

export type PostponeFacts = {
  values: { until: Date; handler: string; memberId: string };
  row: never;
};

export type NoteFailedTry = {
  values: {
    trouble: string;
    gaveUpAt: Date | null;
    handler: string;
    memberId: string;
    number: bigint;
  };
  row: never;
};

export type RemoveOldDeadLetters = {
  values: { givenUpBefore: Date };
  row: never;
};
