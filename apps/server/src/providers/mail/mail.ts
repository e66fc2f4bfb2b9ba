// The port of mail: one mail to one address. An adapter speaks its protocol (docs/vendors.md 3).

/** A merchant's account at a mail server. */
export type MailAccount = {
  host: string;
  port: number;
  /** Null where the server asks for no login. */
  login: { user: string; password: string } | null;
  /** An address, or a name with one: Lumen <no-reply@lumen.example>. */
  from: string;
};

export type Mail = {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  /** The same as markup. */
  html?: string;
};

/** later: the server asks to come again. refused: it will never take this mail. unavailable: the server, or our account there, is in trouble. timeout: nobody knows whether it was sent. */
type MailTrouble = 'later' | 'refused' | 'unavailable' | 'timeout';

/** Taken by the server, under the mail's own id, or not. `why` is a few words for the log; it holds no address, text or password. */
export type MailOutcome = { id: string } | { trouble: MailTrouble; why: string };

/** Takes 20 s at most. Never rejects, and tries once. */
export type SendMail = (account: MailAccount, mail: Mail) => Promise<MailOutcome>;
