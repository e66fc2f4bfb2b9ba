// A stand-in for a gateway of the family, written from docs/wire.md alone, which answers the site's calls as an existing platform would.
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { openGatewayState } from './gateway-state.ts';
import { makeEnvelopeKey } from './legacy-envelope.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { pictureRoutes } from './pictures.ts';
import { launchRoute, playRoutes } from './play-routes.ts';
import { rowTriggers } from './rows.ts';
import { sessionRoutes } from './session-routes.ts';

export const gateway: StandIn = {
  name: 'gateway',
  title: 'Gateway',
  about: 'An existing platform of the family: it answers the site’s calls instead of our server',
  icon: 'game',
  triggerField: 'username of its login, password demo-Pass1',
  triggers: rowTriggers,
};

type Deps = { pool: Pool; clock: () => Date; wait: Wait };
/** Registers the calls of wire.md's table. */
export async function gatewayRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { clock } = deps;
  const state = openGatewayState(() => clock().getTime());
  const key = makeEnvelopeKey();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume();
    body.on('end', () => done(null, {}));
  });
  await app.register(async (calls) => {
    recordCalls(calls, { ...deps, standIn: gateway.name });
    meetFaults(calls, { ...deps, standIn: gateway.name });
    sessionRoutes(calls, { state, key });
    memberRoutes(calls, state);
    lobbyRoutes(calls);
    launchRoute(calls, state);
  });
  playRoutes(app, state);
  pictureRoutes(app);
}
