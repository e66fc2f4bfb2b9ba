// The port of what brings notifications to devices.
import type { PushPayload, PushPlatform } from '@parlour/contract/push/kinds';
import type { ServiceAccount } from '@parlour/contract/push/service-account.schema';

/** Where one device is told. */
export type PushTarget = { platform: PushPlatform; token: string };

/** Who sends: a merchant. */
export type PushSender = {
  merchantCode: string;
  /** Where push services write to, or look, when something is wrong with what we send. */
  contact: string;
  /** Push services beside the known ones, as origins. */
  hosts: readonly string[];
  /** By whom and where messages go to FCM; null where the merchant has no project there. */
  fcm: { account: ServiceAccount; url: string } | null;
};

export type PushMessage = {
  /** 3,000 bytes at most as JSON. */
  payload: PushPayload;
  /** Later ones of the same topic take the place of one that waits at the service. */
  topic: string;
  /** How long the service keeps it for a device that is off, in seconds. */
  ttlSeconds: number;
};

/**
 * gone: the device will never be told by this again. later: not now, and not before `afterMs` where that is told.
 * unauthorized: the service takes our key, contact or account for none; that says nothing of the device or the message.
 * refused: this message will never be taken. `why` goes to the log: neither address nor text.
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

/** What makes a token one device's; null for what is none, or of a service that we do not call. */
export type ReadTarget = (target: PushTarget, hosts: readonly string[]) => string | null;

export type PushProvider = {
  send: SendPush;
  identify: ReadTarget;
  /** The service that this sender's message to the target goes to, as an operator knows it: the host, of FCM with the project. */
  serviceOf: (target: PushTarget, sender: PushSender) => string;
  /** By which browsers subscribe to this merchant's notifications: a point of P-256 as base64url. */
  publicKey: (merchantCode: string) => string;
};
