// A connection out of the server for what is no HTTP, by the same rule of where it may go (V5).
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { attemptMs, checkedLookup, type Resolve } from './checked-lookup.ts';
import { OutboundFailure } from './outbound-failure.ts';
import { isPublicAddress } from './public-address.ts';

type Line = {
  /** A name or an address. */
  host: string;
  port: number;
  /** Until it is open. */
  deadline: AbortSignal;
};
type OpenedLine = {
  socket: Socket;
  /** OUTBOUND_ALLOW names it, as smtp://host:port: it may go on without TLS. */
  mayBePlain: boolean;
};
/** Nothing was said on it yet. Throws an OutboundFailure: forbidden, unreached or timeout. */
export type OpenLine = (line: Line) => Promise<OpenedLine>;

type Rule = { allow: readonly string[]; resolve: Resolve };

export const openLine =
  ({ allow, resolve }: Rule): OpenLine =>
  async ({ host, port, deadline }) => {
    const origin = `smtp://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
    const mayBePlain = allow.includes(origin);
    // An address is not looked up, so it is checked here.
    if (!mayBePlain && isIP(host) !== 0 && !isPublicAddress(host)) {
      throw new OutboundFailure('forbidden', origin);
    }
    const socket = connect({
      host,
      port,
      lookup: checkedLookup(resolve, mayBePlain),
      autoSelectFamilyAttemptTimeout: attemptMs,
    });
    // It may break before somebody listens to it, which must not end the process.
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
