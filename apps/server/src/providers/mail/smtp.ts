// The adapter of mail servers (docs/vendors.md 3): nodemailer speaks SMTP on a line that the one door of the server opened.
import type { Socket } from 'node:net';
import type { SMTPTransportOptions, SendMailOptions } from 'nodemailer';
import type { Outbound } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import type { Mail, MailAccount, MailOutcome, SendMail } from './mail.ts';

/** In milliseconds. */
export type MailWaits = {
  connecting: number;
  greeting: number;
  /** For each answer. */
  silence: number;
  /** For all of it, also where the server says a letter now and then. */
  whole: number;
};
type SmtpOptions = { outbound: Outbound; waits?: MailWaits };

const usualWaits: MailWaits = {
  connecting: 5_000,
  greeting: 5_000,
  silence: 10_000,
  whole: 20_000,
};
/** Here the server speaks TLS from the start; at any other port the line is upgraded. */
const tlsPort = 465;
const mostAnswerBytes = 64 * 1024;

export const createSmtp =
  ({ outbound, waits = usualWaits }: SmtpOptions): SendMail =>
  async (account, mail) => {
    const { host, port } = account;
    let socket: Socket | null = null;
    try {
      // Loaded late: it is large, and most processes send no mail for a while.
      const { createTransport } = await import('nodemailer');
      const deadline = AbortSignal.timeout(waits.connecting);
      const opened = await outbound.connect({ host, port, deadline });
      ({ socket } = opened);
      const signal = AbortSignal.timeout(waits.whole);
      const transport = createTransport(transportOf(account, { ...opened, waits }));
      const { messageId } = await transport.sendMail({ ...messageOf(account, mail), signal });
      return { id: messageId };
    } catch (error) {
      return troubleOf(error);
    } finally {
      socket?.destroy();
    }
  };

type Opened = { socket: Socket; mayBePlain: boolean; waits: MailWaits };

function transportOf(
  { host, port, login, from }: MailAccount,
  { socket, mayBePlain, waits }: Opened,
): SMTPTransportOptions {
  return {
    host,
    port,
    connection: socket,
    secure: port === tlsPort,
    // Codes and the password never travel in the clear, but where an operator allowed it.
    requireTLS: port !== tlsPort && !mayBePlain,
    // How we greet: the system's own name is nobody's business.
    name: /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    greetingTimeout: waits.greeting,
    socketTimeout: waits.silence,
    maxResponseSize: mostAnswerBytes,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const messageOf = ({ from }: MailAccount, { to, subject, text, html }: Mail): SendMailOptions => ({
  from,
  // As one address: a text with a comma in it would be read as a list.
  to: { name: '', address: to },
  subject,
  text,
  ...(html !== undefined && { html }),
});

type SmtpError = { code?: string; responseCode?: number };

function troubleOf(error: unknown): MailOutcome {
  if (error instanceof OutboundFailure) {
    const trouble = error.trouble === 'timeout' ? 'timeout' : 'unavailable';
    return { trouble, why: error.message };
  }
  // The message holds what the server said, and so the address: only the codes are handed on.
  const { code, responseCode: status } = Object(error) as SmtpError;
  const why = [code, status].filter(Boolean).join(' ') || 'a fault';
  return { trouble: nameTrouble(code, status ?? 0), why };
}

function nameTrouble(code: string | undefined, status: number) {
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  if (status >= 400 && status < 500) return 'later';
  // A no to the login or the greeting says nothing of this mail.
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && (status === 0 || status >= 500) ? 'refused' : 'unavailable';
}
