// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';
import type { PushKind } from '@parlour/contract/push/kinds';

export type FindQueuedPush = {
  values: { memberId: string; source: string };
  row: { id: string };
};

export type LockPushEndpoints = {
  values: { memberId: string };
  row: { id: string };
};

export type RemovePushDelivery = {
  values: { id: string };
  row: never;
};

export type BindPushEndpoint = {
  values: {
    memberId: string;
    sessionId: string;
    platform: string;
    deviceId: string;
    token: string;
    tokenHash: Buffer;
    boundAt: Date;
  };
  row: never;
};

export type RemovePushEndpointsBeyond = {
  values: { memberId: string; most: number };
  row: never;
};

export type FindSessionEndpoint = {
  values: { sessionId: string; tokenHash: Buffer };
  row: { id: string };
};

export type RemoveOtherEndpoints = {
  values: { tokenHash: Buffer; id: string };
  row: never;
};

export type RenewPushEndpoint = {
  values: { token: string; tokenHash: Buffer; boundAt: Date; id: string };
  row: never;
};

export type RemoveOwnEndpoint = {
  values: { memberId: string; tokenHash: Buffer };
  row: never;
};

export type UpdateHearsAll = {
  values: { hearsAll: boolean; memberId: string; tokenHash: Buffer };
  row: { id: string };
};

export type ListUnwantedPushes = {
  values: { memberId: string };
  row: { unwanted: PushKind[] };
};

export type KeepUnwantedPushes = {
  values: { memberId: string; unwanted: string[] };
  row: never;
};

export type QueuePush = {
  values: { source: string; kind: string; about: string; at: Date; memberId: string };
  row: never;
};

export type FindSettledRound = {
  values: { game: string; integration: string; memberId: string; round: string };
  row: { openedAt: Date; isDrawn: boolean };
};

export type FindPushOccasion = {
  values: { memberId: string; since: string };
  row: { hasOccasion: boolean };
};

export type ListMerchantsWithDuePushes = {
  values: { now: Date };
  row: { code: string };
};

export type ClaimOwnPushes = {
  values: { until: Date; now: Date; most: number };
  row: {
    id: string;
    endpointId: string;
    memberId: string;
    kind: 'draw' | 'prize' | 'answer' | 'news' | 'test';
    source: string;
    about: Record<string, string>;
    madeAt: Date;
    tries: number;
    platform: 'FCM' | 'WEBPUSH';
    token: string;
    language: string | null;
    isDisabled: boolean;
    memberType: MemberType;
    isRead: boolean;
    gameNames: unknown;
  };
};

export type ClaimNewsPushes = {
  values: { until: Date; now: Date; most: number };
  row: {
    id: string;
    endpointId: string;
    memberId: string;
    kind: 'draw' | 'prize' | 'answer' | 'news' | 'test';
    source: string;
    about: Record<string, string>;
    madeAt: Date;
    tries: number;
    platform: 'FCM' | 'WEBPUSH';
    token: string;
    language: string | null;
    isDisabled: boolean;
    memberType: MemberType;
    isRead: boolean;
    gameNames: unknown;
  };
};

export type EndPushes = {
  values: { at: Date; ids: string[] };
  row: never;
};

export type RemovePushEndpoints = {
  values: { ids: string[] };
  row: never;
};

export type PostponePushes = {
  values: { until: Date; endpointId: string };
  row: never;
};

export type HoldPushes = {
  values: { ids: string[]; untils: Date[] };
  row: never;
};

export type DelayPush = {
  values: { dueAt: Date; id: string };
  row: never;
};

export type RemoveOldPushDelivery = {
  values: { before: Date; most: number };
  row: { id: string };
};

export type QueuePushToMember = {
  values: { source: string; kind: string; about: string; at: Date; memberId: string };
  row: { devices: number };
};

export type QueuePushToSubscribers = {
  values: { source: string; kind: string; about: string; at: Date };
  row: { devices: number };
};
