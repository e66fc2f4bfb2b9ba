// The adapter of mail servers (docs/vendors.md 3): nodemailer speaks SMTP over a connection that `outbound` opened.
import type { Socket } from 'node:net';
import type { SMTPTransportOptions, SendMailOptions } from 'nodemailer';
import type { Outbound } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import type { Mail, MailOutcome, SendMail, SmtpAccount } from './mail.ts';

/** Time limits of a mail, in milliseconds. */
export type MailWaits = {
  connecting: number;
  greeting: number;
  /** The limit for each answer. */
  silence: number;
  /** The limit for the whole mail, also if the server sends a byte now and then. */
  whole: number;
};
type SmtpOptions = { outbound: Outbound; waits?: MailWaits };

const usualWaits: MailWaits = {
  connecting: 5_000,
  greeting: 5_000,
  silence: 10_000,
  whole: 20_000,
};
/** The port with TLS from the start; at other ports the connection is upgraded. */
const tlsPort = 465;
const mostAnswerBytes = 64 * 1024;

export const createSmtp =
  ({ outbound, waits = usualWaits }: SmtpOptions): SendMail<SmtpAccount> =>
  async (account, mail) => {
    const { host, port } = account;
    let socket: Socket | null = null;
    try {
      // Loaded at the first mail: it is large, and most processes send none for a while.
      const { createTransport } = await import('nodemailer');
      const signal = AbortSignal.timeout(Math.min(waits.whole, mail.withinMs ?? waits.whole));
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(waits.connecting)]);
      const opened = await outbound.connect({ host, port, deadline });
      ({ socket } = opened);
      const transport = createTransport(transportOf(account, { ...opened, waits }));
      const { messageId } = await transport.sendMail({ ...messageOf(account, mail), signal });
      return { id: messageId };
    } catch (error) {
      return troubleOf(error);
    } finally {
      socket?.destroy();
    }
  };

type MailConnection = { socket: Socket; mayBePlain: boolean; waits: MailWaits };

function transportOf(
  account: SmtpAccount,
  { socket, mayBePlain, waits }: MailConnection,
): SMTPTransportOptions {
  const { host, port, login } = account;
  return {
    host,
    port,
    connection: socket,
    secure: port === tlsPort,
    // Codes and the password travel unencrypted only if an operator allows it.
    requireTLS: port !== tlsPort && !mayBePlain,
    // The name in our greeting.
    name: domainOf(account),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    greetingTimeout: waits.greeting,
    socketTimeout: waits.silence,
    maxResponseSize: mostAnswerBytes,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Our own domain, as the sender's address has it; the machine's own name stays private. */
const domainOf = ({ from }: SmtpAccount): string => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';

const messageOf = (account: SmtpAccount, mail: Mail): SendMailOptions => ({
  from: account.from,
  // An object, because a text with a comma would be read as a list of addresses.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  ...(mail.id !== undefined && { messageId: `<${mail.id}@${domainOf(account)}>` }),
});

type SmtpError = { code?: string; responseCode?: number };

function troubleOf(error: unknown): MailOutcome {
  if (error instanceof OutboundFailure) {
    const trouble = error.trouble === 'timeout' ? 'timeout' : 'unavailable';
    return { trouble, why: error.message };
  }
  // The message contains the server's answer and so the address, so only the codes are passed on.
  const { code, responseCode: status } = Object(error) as SmtpError;
  const why = [code, status].filter(Boolean).join(' ') || 'a fault';
  return { trouble: nameTrouble(code, status ?? 0), why };
}

function nameTrouble(code: string | undefined, status: number) {
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  if (status >= 400 && status < 500) return 'later';
  // A refusal of the login or the greeting does not concern this mail.
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && (status === 0 || status >= 500) ? 'refused' : 'unavailable';
}
