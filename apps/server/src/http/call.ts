// The context of a request that a handler gets besides its parsed input.
import type { Language } from '@parlour/contract/languages';
import type { Scheme } from '@parlour/contract/theme/theme';
import type { Merchant } from './merchant.ts';

/** A live session of which the request has both halves. */
export type Session = {
  id: string;
  memberId: string;
  /** The login's `loginDeviceId`. */
  deviceId: string;
  /** Whether it may only change the password or log out. */
  limited: boolean;
  /** Whether it began with a remembered login; some calls then need the password (SESS-03). */
  isBasic: boolean;
  /** Whether it is from the member's first login. */
  isFirst: boolean;
};

export type SessionHalves = { token: string; cookie: string };

/** Finds the live session of two halves; `extend` counts the call as an action of the member. */
export type FindSession = (
  merchant: Merchant,
  halves: SessionHalves,
  extend: boolean,
) => Promise<Session | null>;

/** Meta's cookies of the newest click and of the browser; null where absent (TRACK-04). */
export type AdCookies = { fbc: string | null; fbp: string | null };

export type Call = {
  merchant: Merchant;
  language: Language;
  /** The colour scheme that the caller's device shows by the reader's choice; null for the merchant's own. */
  scheme: Scheme | null;
  /** The caller's address; a forwarded one counts only from a trusted proxy (H3). */
  address: string;
  /** Returns a signal that aborts when the caller closes the connection. Each call adds a listener, so it is for long waits only. */
  gone: () => AbortSignal;
  /** The request's id, as in the log. */
  requestId: string;
  /** The origin that was called, such as http://lumen.localhost:8080. */
  origin: string;
  /** The browser's user agent, at most 512 characters; empty if absent. */
  userAgent: string;
  /** The cookie half of a session, as sent; null if absent. */
  sessionCookie: string | null;
  /** Sets the cookie half of a member's new session. */
  beginSession: (opened: { memberId: string; cookie: string }) => void;
  /** The cookie that identifies a known device, as sent; null if absent. */
  deviceCookie: string | null;
  /** Sets the cookie that identifies the device. */
  rememberDevice: (cookie: string) => void;
  /** The cookie of the caller's captcha picture, as sent; null if absent. */
  captchaCookie: string | null;
  /** Sets the cookie of a new captcha picture. */
  giveCaptcha: (cookie: string) => void;
  /** The cookies of an advertising network, as sent. */
  adCookies: AdCookies;
  /** Sets those cookies; null clears those that were sent. */
  setAdCookies: (cookies: AdCookies | null) => void;
  /** A UUID in lower case if the endpoint needs one (W4); empty otherwise. */
  idempotencyKey: string;
  /** Clears the cookie half. */
  endSession: () => void;
};

/** A caller that may wait in a queue. */
export type Caller = Pick<Call, 'address' | 'gone'>;

/** A call of the lobby; without a session it is a guest's. */
export type LobbyCall = Call & { session: Session | null };
export type MemberCall = Call & { session: Session };
