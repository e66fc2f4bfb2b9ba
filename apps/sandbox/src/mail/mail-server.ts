// The mail server itself: SMTP on a separate port, without TLS, because only this machine can reach it.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { findFault } from '../faults/store.ts';
import { meetMailFault } from './meet-mail-faults.ts';
import { mailTaker, mostMailBytes, type MailDeps } from './take-mail.ts';

type Deps = MailDeps & { host: string; port: number };

/** Listens until the app closes. Returns the port, any free one if `port` is 0. */
export async function listenForMail(app: FastifyInstance, deps: Deps): Promise<number> {
  const { pool, wait, host, port } = deps;
  const smtp = speakSmtp(deps);
  const open = new Set<Socket>();
  const meet = async (socket: Socket): Promise<void> => {
    const fault = await findFault(pool, 'mail');
    if (fault && (await meetMailFault(socket, fault, wait))) return;
    smtp.connect(socket, {});
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // A caller that hangs up is not an error.
    socket.on('error', () => undefined);
    meet(socket).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a mail connection failed');
      socket.end('421 4.3.0 Internal error\r\n');
    });
  });
  smtp.on('error', (error) => app.log.debug({ err: error }, 'a mail connection broke'));
  app.addHook('onClose', async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function speakSmtp(deps: MailDeps): SMTPServer {
  const { logIn, takeAddress, takeMail } = mailTaker(deps);
  return new SMTPServer({
    name: 'sandbox.localhost',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: mostMailBytes,
    onAuth: ({ username = '', password }, _session, done) =>
      void answer(logIn(username, password ?? ''), (error) =>
        done(error, error ? undefined : { user: username }),
      ),
    onRcptTo: ({ address }, _session, done) => void answer(takeAddress(address), done),
    onData: (stream, session, done) => void answer(takeMail(stream, session), done),
  });
}

async function answer(work: Promise<void>, done: (error: Error | null) => void): Promise<void> {
  let trouble: Error | null = null;
  try {
    await work;
  } catch (error) {
    trouble = error instanceof Error ? error : new Error(String(error));
  }
  done(trouble);
}
