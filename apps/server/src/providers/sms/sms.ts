// The port of SMS vendors: sends one message to one phone. An adapter implements a vendor's protocol (docs/vendors.md 2).
import type { SmsVendor } from '@parlour/contract/messages/needs';

/** A merchant's account, by vendor. `from` is the sender that the phone shows. */
export type SmsAccounts = {
  twilio: {
    /** The vendor's base address; the adapter appends its paths. */
    url: string;
    accountSid: string;
    authToken: string;
    /** A number, a name, or the id of a group of numbers. */
    from: string;
  };
  vonage: {
    url: string;
    apiKey: string;
    apiSecret: string;
    /** A number or a name. */
    from: string;
  };
};

/** A merchant's account, and whose it is. */
export type SmsAccount = { [V in SmsVendor]: { vendor: V } & SmsAccounts[V] }[SmsVendor];

export type Sms = {
  /** The number in E.164: +639170000101. */
  to: string;
  body: string;
};

/** refused_number: no message will ever reach this number. unavailable: the vendor, or our account there, is in trouble. timeout: it is unknown whether the message was sent. */
type SmsTrouble = 'refused_number' | 'unavailable' | 'timeout';

/** The vendor's id of an accepted message, or the trouble. `why` is a short text for the log, without number, text or token. */
export type SmsOutcome = { id: string } | { trouble: SmsTrouble; why: string };

/** Sends a message. Takes 9 s at most and never rejects. A second call may send the message twice. */
export type SendSms = (account: SmsAccount, sms: Sms) => Promise<SmsOutcome>;

/** The adapter of one vendor, which keeps the same promise. */
export type SendSmsAt<V extends SmsVendor> = (
  account: SmsAccounts[V],
  sms: Sms,
) => Promise<SmsOutcome>;
