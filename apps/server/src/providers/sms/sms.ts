// The port of vendors of SMS: one message to one phone. An adapter speaks its protocol (docs/vendors.md 2).

/** A merchant's account at a vendor. */
export type SmsAccount = {
  /** Where the vendor is called; the adapter adds its paths. */
  url: string;
  accountSid: string;
  authToken: string;
  /** What the phone shows as the sender: a number, a name, or a group of numbers by its id. */
  from: string;
};

export type Sms = {
  /** E.164: +639170000101. */
  to: string;
  body: string;
};

/** refused_number: no message will ever reach this number. unavailable: the vendor, or our account there, is in trouble. timeout: nobody knows whether it was sent. */
type SmsTrouble = 'refused_number' | 'unavailable' | 'timeout';

/** Taken by the vendor, under its id, or not. `why` is a few words for the log; it holds no number, text or token. */
export type SmsOutcome = { id: string } | { trouble: SmsTrouble; why: string };

/** Takes 9 s at most. Never rejects. Calling it again may send the message twice. */
export type SendSms = (account: SmsAccount, sms: Sms) => Promise<SmsOutcome>;
