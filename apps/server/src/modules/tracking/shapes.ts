// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { ConsentKind } from '@parlour/contract/tracking/consent';

export type ListMerchantsWithDueAdEvents = {
  values: { now: Date };
  row: { code: string };
};

export type ClaimTrackedDeliveries = {
  values: { until: Date; network: string; now: Date; most: number };
  row: {
    id: string;
    eventId: string;
    eventName: string;
    person: unknown;
    madeAt: Date;
    tries: number;
    happenedAt: Date;
    about: unknown;
    browserId: string | null;
    domain: string | null;
  };
};

export type EndTrackedDeliveries = {
  values: { at: Date; ids: string[]; outcomes: string[]; troubles: string[] };
  row: never;
};

export type DelayTrackedDeliveries = {
  values: { ids: string[]; untils: Date[]; troubles: string[] };
  row: never;
};

export type ListTrackedEvents = {
  values: { id: string };
  row: {
    name: string;
    happenedAt: Date;
    receivedAt: Date;
    username: string | null;
    campaign: string;
  };
};

export type ListTrackedDeliveries = {
  values: { id: string };
  row: {
    eventName: string;
    network: 'meta' | 'tiktok' | 'ga4';
    tries: number;
    outcome: 'taken' | 'refused' | 'late' | 'withdrawn' | null;
    trouble: string | null;
    dueAt: Date;
    endedAt: Date | null;
  };
};

export type ListFunnel = {
  values: { zone: string; since: Date };
  row: {
    day: string;
    campaign: string;
    visits: number;
    registrations: number;
    plays: number;
    deposits: number;
  };
};

export type RemoveTrackedBrowsersOfMember = {
  values: { memberId: string };
  row: { id: string };
};

export type ForgetTrackedPersons = {
  values: { at: Date; memberId: string };
  row: never;
};

export type ForgetTrackedMember = {
  values: { memberId: string };
  row: { id: string };
};

export type RetryTrackedDeliveries = {
  values: { at: Date };
  row: { id: string };
};

export type KeepTrackedBrowser = {
  values: {
    id: string;
    at: Date;
    domain: string;
    affiliateCode: string | null;
    referralCode: string | null;
    parameters: string;
    agreed: string[];
    fbc: string | null;
    fbp: string | null;
    ttclid: string | null;
    address: string | null;
    userAgent: string | null;
  };
  row: never;
};

export type RemoveTrackedBrowser = {
  values: { id: string };
  row: never;
};

export type WithdrawTrackedDeliveries = {
  values: { at: Date; browserId: string; networks: string[] };
  row: never;
};

export type InsertTrackedEvents = {
  values: {
    receivedAt: Date;
    browserId: string | null;
    memberId: string | null;
    ids: string[];
    names: string[];
    times: Date[];
    abouts: string[];
  };
  row: { id: string; name: string };
};

export type QueueTrackedDeliveries = {
  values: { at: Date; networks: string[]; ids: string[]; names: string[]; persons: string[] };
  row: never;
};

export type FindTrackedMember = {
  values: { memberId: string };
  row: {
    email: string | null;
    mobile: string | null;
    browserId: string | null;
    agreed: ConsentKind[] | null;
    fbc: string | null;
    fbp: string | null;
    ttclid: string | null;
    address: string | null;
    userAgent: string | null;
  };
};

export type RemoveOldTrackedBrowsers = {
  values: { before: Date; most: number };
  row: { id: string };
};

export type RemoveOldTrackedEvents = {
  values: { before: Date; most: number };
  row: { id: string };
};
