// The time for which an idle connection stays open. A balancer holds its connections for minutes, and a call that it sends on one that we have just closed is lost.
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connectionLimits } from './connection-limits.ts';

export type ProxyConnections = {
  /** Addresses and networks (CIDR) of the proxies in front of us. */
  addresses: readonly string[];
  /** The time for which their idle connections stay open, in seconds: longer than the proxies hold them. */
  keptSeconds: number;
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Holds idle connections of proxies open. All others end after `connectionLimits.keptAlive`. */
export function keepProxyConnections(
  app: FastifyInstance,
  { addresses, keptSeconds }: ProxyConnections,
): void {
  const proxies = new BlockList();
  for (const each of addresses) {
    const [address = '', bits] = each.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  const isProxy = ({ remoteAddress: address = '' }: Socket): boolean =>
    address !== '' && proxies.check(address, familyOf(address));
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (isProxy(socket)) {
      // Node sends its own value if the header is missing.
      reply.header('keep-alive', `timeout=${keptSeconds}, max=${connectionLimits.requests}`);
      reply.raw.once('finish', () => {
        // Node has set the timeout by now, unless another call of this connection is in progress.
        if ((socket.timeout ?? 0) >= connectionLimits.keptAlive) {
          socket.setTimeout(keptSeconds * 1_000);
        }
      });
    }
    done();
  });
}

/** The interval of TCP keep-alive probes, which detect a vanished peer, in milliseconds. */
const looksForPeer = 60_000;

/** Allows long silence on a connection, for an answer that lasts as long as the client listens. */
export function allowSilence(socket: Socket): void {
  socket.setTimeout(0);
  socket.setKeepAlive(true, looksForPeer);
}
