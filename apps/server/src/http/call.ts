// What a handler learns of a request, besides its parsed input.
import type { Language } from '@parlour/contract/languages';
import type { Merchant } from './merchant.ts';

/** A live session whose two halves were both shown. */
export type Session = {
  id: string;
  memberId: string;
  /** `loginDeviceId` of the login. */
  deviceId: string;
  /** May only change the password or log out. */
  limited: boolean;
  /** It began with what the device remembers: some calls need the password (SESS-03). */
  isBasic: boolean;
  /** The member logged in for the first time, and not again since. */
  isFirst: boolean;
};

export type SessionHalves = { token: string; cookie: string };

/** Finds the live session of two halves; `extend` counts the call as an action of the member. */
export type FindSession = (
  merchant: Merchant,
  halves: SessionHalves,
  extend: boolean,
) => Promise<Session | null>;

export type Call = {
  merchant: Merchant;
  language: Language;
  /** The caller's address; a proxy's word counts only from a trusted one (H3). */
  address: string;
  /** Aborts when the caller closes the connection and hears no answer any more. For what waits: each asking costs a listener. */
  gone: () => AbortSignal;
  /** The request's, as its line in the log has it. */
  requestId: string;
  /** The origin that the call came to, such as http://lumen.localhost:8080. */
  origin: string;
  /** As the browser names itself, 512 characters at most; empty where it does not. */
  userAgent: string;
  /** The cookie half of a session, as sent; null where there is none. */
  sessionCookie: string | null;
  /** Gives the browser the cookie half of a member's new session. */
  beginSession: (opened: { memberId: string; cookie: string }) => void;
  /** By which a device is known again, as sent; null where there is none. */
  deviceCookie: string | null;
  /** Gives the browser the cookie by which it is known again. */
  rememberDevice: (cookie: string) => void;
  /** What the caller's picture of digits is tied to, as sent; null where there is none. */
  captchaCookie: string | null;
  /** Ties a new picture to the browser. */
  giveCaptcha: (cookie: string) => void;
  /** Of an endpoint that needs one, a UUID in small letters (W4); empty for any other. */
  idempotencyKey: string;
  /** Takes the cookie half away. */
  endSession: () => void;
};

/** Who waits in a line, and whether they still do. */
export type Caller = Pick<Call, 'address' | 'gone'>;

/** Without a session it is a guest's, who may look around. */
export type LobbyCall = Call & { session: Session | null };
export type MemberCall = Call & { session: Session };
