// What lies between a port and the routes, the same for every process of ours: the limits of a connection, and safety headers on
// every answer, also on those that no route gives (H1).
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { connectionLimits } from './connection-limits.ts';
import { guardedResponse } from './guarded-response.ts';
import { keepProxyConnections, type ProxyConnections } from './kept-connections.ts';
import { answerAtSocket, type Unrouted } from './socket-answer.ts';

export type Edge = {
  /** For the app that is made. */
  options: FastifyHttpOptions<Server>;
  /** For the app that was made, before its first route. */
  guard: (app: FastifyInstance) => void;
};

type EdgeOptions = Unrouted & { proxies?: ProxyConnections };

export const openEdge = ({ proxies, ...edge }: EdgeOptions): Edge => ({
  options: listenOptions(edge),
  guard: (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(edge.headers);
      done();
    });
    if (proxies) keepProxyConnections(app, proxies);
    refuseExpectations(app, edge);
  },
});

const listenOptions = (edge: Unrouted): FastifyHttpOptions<Server> => ({
  requestTimeout: connectionLimits.request,
  connectionTimeout: connectionLimits.silence,
  keepAliveTimeout: connectionLimits.keptAlive,
  maxRequestsPerSocket: connectionLimits.requests,
  clientErrorHandler: answerAtSocket(edge),
  http: {
    // Fastify sets the limit of a request alone. Of that and the one of the headers, 60 s unless told, Node holds the
    // smaller one against the headers and the larger one against the whole request.
    headersTimeout: connectionLimits.headers,
    connectionsCheckingInterval: connectionLimits.look,
    maxHeaderSize: connectionLimits.headerBytes,
    ServerResponse: guardedResponse(edge.headers),
  },
});

/** A header `Expect` that Node does not know: it would answer without a body. */
function refuseExpectations(app: FastifyInstance, { bodyOf, onRefused }: Unrouted): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    onRefused(417, request.socket.remoteAddress);
    response.statusCode = 417;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(bodyOf(417)));
  });
}
