// The port of push services, which deliver notifications to devices.
import type { PushPayload, PushPlatform } from '@parlour/contract/push/kinds';
import type { ServiceAccount } from '@parlour/contract/push/service-account.schema';

/** The platform and token of one device. */
export type PushTarget = { platform: PushPlatform; token: string };

/** The merchant that sends. */
export type PushSender = {
  merchantCode: string;
  /** The address or page by which push services reach the sender about problems. */
  contact: string;
  /** Push services in addition to the known ones, as origins. */
  hosts: readonly string[];
  /** The account and address for FCM; null if the merchant has no project there. */
  fcm: { account: ServiceAccount; url: string } | null;
};

export type PushMessage = {
  /** The payload, at most 3,000 bytes as JSON. */
  payload: PushPayload;
  /** The topic. A later message of a topic replaces one that still waits at the service. */
  topic: string;
  /** The time for which the service stores it for a device that is off, in seconds. */
  ttlSeconds: number;
};

/**
 * The outcome of one message. gone: the token will never work again. later: retry, but not before `afterMs` if that is set.
 * unauthorized: the service refuses our key, contact or account; device and message may be fine.
 * refused: this message will never be accepted. `why` is for the log, without address or text.
 */
export type PushOutcome =
  | { result: 'taken' }
  | { result: 'gone'; why: string }
  | { result: 'refused'; why: string }
  | { result: 'unauthorized'; why: string }
  | { result: 'later'; why: string; afterMs: number | null };

export type SendPush = (
  sender: PushSender,
  target: PushTarget,
  message: PushMessage,
) => Promise<PushOutcome>;

/** Returns the part of a token that identifies the device; null for an invalid token, or one of a service that we do not call. */
export type ReadTarget = (target: PushTarget, hosts: readonly string[]) => string | null;

export type PushProvider = {
  send: SendPush;
  identify: ReadTarget;
  /** Returns the service that receives this sender's messages to the target, in an operator's terms: the host, for FCM with the project. */
  serviceOf: (target: PushTarget, sender: PushSender) => string;
  /** Returns the key with which browsers subscribe to the merchant's notifications: a P-256 point as base64url. */
  publicKey: (merchantCode: string) => string;
};
