// The layer between a port and the routes, the same for all our processes: limits of a connection, and safety headers on
// every answer, also on those that no route gives (H1).
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { connectionLimits } from './connection-limits.ts';
import { guardedResponse } from './guarded-response.ts';
import { keepProxyConnections, type ProxyConnections } from './kept-connections.ts';
import { answerAtSocket, type UnroutedAnswers } from './socket-answer.ts';

export type Edge = {
  /** Options for the creation of the app. */
  options: FastifyHttpOptions<Server>;
  /** Installs the hooks; must be called before the app's first route. */
  guard: (app: FastifyInstance) => void;
};

type EdgeOptions = UnroutedAnswers & { proxies?: ProxyConnections };

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

const listenOptions = (edge: UnroutedAnswers): FastifyHttpOptions<Server> => ({
  requestTimeout: connectionLimits.request,
  connectionTimeout: connectionLimits.silence,
  keepAliveTimeout: connectionLimits.keptAlive,
  maxRequestsPerSocket: connectionLimits.requests,
  clientErrorHandler: answerAtSocket(edge),
  http: {
    // Fastify sets only the limit of a request. Node applies the smaller of it and the limit of the headers, by default
    // 60 s, to the headers, and the larger one to the whole request.
    headersTimeout: connectionLimits.headers,
    connectionsCheckingInterval: connectionLimits.look,
    maxHeaderSize: connectionLimits.headerBytes,
    ServerResponse: guardedResponse(edge.headers),
  },
});

/** Refuses an unknown `Expect` header with a body; Node would answer without one. */
function refuseExpectations(app: FastifyInstance, { bodyOf, onRefused }: UnroutedAnswers): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    onRefused(417, request.socket.remoteAddress);
    response.statusCode = 417;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(bodyOf(417)));
  });
}
