// How long a connection without a request is kept open. A balancer keeps its own for minutes, and a call that it sends on one that we have just closed is lost.
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connectionLimits } from './connection-limits.ts';

export type ProxyConnections = {
  /** Addresses and networks (CIDR) of the proxies in front of us. */
  addresses: readonly string[];
  /** How long each of their connections is kept, in seconds: longer than they keep it themselves. */
  keptSeconds: number;
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Those of everybody else end after `connectionLimits.keptAlive`. */
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
      // Node says its own number unless it finds one.
      reply.header('keep-alive', `timeout=${keptSeconds}, max=${connectionLimits.requests}`);
      reply.raw.once('finish', () => {
        // Node has set the time by now, unless another call of this connection is under way.
        if ((socket.timeout ?? 0) >= connectionLimits.keptAlive) {
          socket.setTimeout(keptSeconds * 1_000);
        }
      });
    }
    done();
  });
}

/** Between two looks of the system for a peer that is gone without a word, in milliseconds. */
const looksForPeer = 60_000;

/** An answer that goes on for as long as somebody listens: it may say nothing for longer than other connections. */
export function allowSilence(socket: Socket): void {
  socket.setTimeout(0);
  socket.setKeepAlive(true, looksForPeer);
}
