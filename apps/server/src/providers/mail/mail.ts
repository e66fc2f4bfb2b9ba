// The port of mail: sends one mail to one address. An adapter implements a protocol (docs/vendors.md 3).

/** A merchant's account at a server that speaks SMTP. */
export type SmtpAccount = {
  host: string;
  port: number;
  /** The login; null if the server needs none. */
  login: { user: string; password: string } | null;
  /** An address, with or without a name: Lumen <no-reply@lumen.example>. */
  from: string;
};

/** A merchant's account, and whose protocol it is for. */
export type MailAccount = { vendor: 'smtp' } & SmtpAccount;

export type Mail = {
  /** The address of the recipient. */
  to: string;
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
  /** An id of letters, digits and dashes, from which the Message-ID is made: most mailboxes show a mail once that arrives twice with it. */
  id?: string;
  /** The longest time for the mail in milliseconds, if shorter than usual. */
  withinMs?: number;
};

/** later: the server wants us to retry. refused: it will never accept this mail. unavailable: the server, or our account there, is in trouble. timeout: it is unknown whether the mail was sent. */
type MailTrouble = 'later' | 'refused' | 'unavailable' | 'timeout';

/** The mail's id if the server accepted it, or the trouble. `why` is a short text for the log, without address, text or password. */
export type MailOutcome = { id: string } | { trouble: MailTrouble; why: string };

/** Sends a mail. Takes 20 s at most, tries once and never rejects. */
export type SendMail<Account = MailAccount> = (
  account: Account,
  mail: Mail,
) => Promise<MailOutcome>;
