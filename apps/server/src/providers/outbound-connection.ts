// Outbound connections for protocols other than HTTP, with the same rule for allowed addresses (V5).
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { attemptMs, checkedLookup, type Resolve } from './checked-lookup.ts';
import { OutboundFailure } from './outbound-failure.ts';
import { isPublicAddress } from './public-address.ts';

type ConnectionTarget = {
  /** A host name or an IP address. */
  host: string;
  port: number;
  /** The deadline for opening it. */
  deadline: AbortSignal;
};
type OpenedConnection = {
  socket: Socket;
  /** Whether it may continue without TLS, because OUTBOUND_ALLOW names it as smtp://host:port. */
  mayBePlain: boolean;
};
/** Opens a connection without sending anything. Throws an OutboundFailure: forbidden, unreached or timeout. */
export type OpenConnection = (line: ConnectionTarget) => Promise<OpenedConnection>;

type Rule = { allow: readonly string[]; resolve: Resolve };

export const openLine =
  ({ allow, resolve }: Rule): OpenConnection =>
  async ({ host, port, deadline }) => {
    const origin = `smtp://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
    const mayBePlain = allow.includes(origin);
    // A bare IP address is not looked up, so it is checked here.
    if (!mayBePlain && isIP(host) !== 0 && !isPublicAddress(host)) {
      throw new OutboundFailure('forbidden', origin);
    }
    const socket = connect({
      host,
      port,
      lookup: checkedLookup(resolve, mayBePlain),
      autoSelectFamilyAttemptTimeout: attemptMs,
    });
    // The socket may break before the caller listens for errors, which must not end the process.
    socket.on('error', () => undefined);
    try {
      await once(socket, 'connect', { signal: deadline });
    } catch (error) {
      socket.destroy();
      if (error instanceof OutboundFailure) throw error;
      throw new OutboundFailure(deadline.aborted ? 'timeout' : 'unreached', error);
    }
    return { socket, mayBePlain };
  };
