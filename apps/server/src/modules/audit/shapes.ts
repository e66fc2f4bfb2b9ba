// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type ListSealedEvents = {
  values: { most: number };
  row: {
    number: string;
    previousHash: string;
    hash: string;
    merchantCode: string;
    id: string;
    micros: string;
    action: string;
    result: string;
    actor: 'guest' | 'member' | 'operator' | 'system';
    actorName: string | null;
    memberId: string | null;
    subject: string | null;
    address: string | null;
    requestId: string | null;
    about: string;
  };
};

export type ListSealedEventsAfter = {
  values: { number: bigint; id: string; most: number };
  row: {
    number: string;
    previousHash: string;
    hash: string;
    merchantCode: string;
    id: string;
    micros: string;
    action: string;
    result: string;
    actor: 'guest' | 'member' | 'operator' | 'system';
    actorName: string | null;
    memberId: string | null;
    subject: string | null;
    address: string | null;
    requestId: string | null;
    about: string;
  };
};

export type FindAuditHead = {
  values: null;
  row: { number: string; hash: string };
};

export type ListUnsealedEvents = {
  values: { most: number };
  row: { id: string; at: Date; action: string; count: number };
};

export type SearchAuditEvents = {
  values: {
    memberId: string | null;
    recorded: string | null;
    name: string | null;
    action: string | null;
    from: Date | null;
    to: Date | null;
    limit: number;
  };
  row: {
    number: string | null;
    at: Date;
    action: string;
    result: string;
    actor: 'guest' | 'member' | 'operator' | 'system';
    actorName: string | null;
    memberId: string | null;
    subject: string | null;
    address: string | null;
    requestId: string | null;
    about: string;
  };
};

export type InsertAuditEvent = {
  values: {
    at: Date;
    action: string;
    result: string;
    actor: string;
    actorName: string | null;
    memberId: string | null;
    subject: string | null;
    address: string | null;
    requestId: string | null;
    about: string;
  };
  row: never;
};

export type ListDueAudits = {
  values: null;
  row: { merchantCode: string };
};

export type SealAuditEvents = {
  values: { most: number };
  row: { sealed: number };
};
