// Assembles the back office: the checks of every request, the calls by which staff enter, those that they may make, and the pages. Opens no port.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { StaffEndpointName } from '@parlour/contract/staff/endpoints';
import type { Database } from '@parlour/database/connection';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { routedAddress } from '#http/guard/address';
import type { HashAddress } from '#http/guard/hashed-address';
import { sendPlainNotFound } from '#http/guard/host';
import { nameRequests, openServerEdge } from '#http/guard/server-edge';
import { answerHealth } from '#http/health';
import { acceptOnlyJson, bodyLimit } from '#http/input';
import type { Limits } from '#http/limits';
import type { SayRequest } from '#http/request-log';
import { answerStaffErrors } from '#http/staff/answer-staff-errors';
import { refuseForeignPages, serveOneHost } from '#http/staff/guard-console';
import { logConsoleRequests } from '#http/staff/log-console-requests';
import { serveEntry } from '#http/staff/serve-entry';
import { serveStaffCalls, type MakeStaffCall } from '#http/staff/serve-staff-calls';
import { staffCaller } from '#http/staff/staff-caller';
import type { PasswordCheck } from '#modules/password';
import type { Remake } from '#modules/pictures';
import {
  guardDatabase,
  listColleagues,
  staffEntry,
  staffSessionFinder,
  type StaffSignals,
} from '#modules/staff';
import { answerPictures, chatStaff } from '../modules/chat/staff.ts';
import { serveConsolePages } from '../page/console/serve-console-pages.ts';

export type ConsoleContext = {
  /** The database, as the role of staff. */
  database: Database;
  limits: Limits;
  passwords: PasswordCheck;
  remake: Remake;
  secretKey: Buffer;
  clock: () => Date;
  log: FastifyBaseLogger;
  sayRequest: SayRequest;
  hashAddress: HashAddress;
  isReady: () => Promise<boolean>;
  /** The open streams of signals. */
  streams: StaffSignals;
  /** The one origin at which it answers. */
  origin: string;
  /** The folder of the pages' build. */
  client: URL;
  trustedProxies: readonly string[];
  keepAliveSeconds: number;
};

type CallDeps = Pick<ConsoleContext, 'database' | 'clock' | 'limits' | 'remake'>;
type AnyCaller = Partial<Record<StaffEndpointName, (input: unknown) => Promise<unknown>>>;

/** The handlers of all calls that the back office serves. */
const handlersOf = (deps: CallDeps) => ({
  ...chatStaff({ ...deps, listColleagues }),
  ...answerPictures(deps),
});

export async function buildConsole(context: ConsoleContext): Promise<FastifyInstance> {
  const { origin, trustedProxies, log } = context;
  const edge = openServerEdge({ ...context, publicScheme: origin.split(':')[0] ?? '' });
  const app = Fastify({
    ...edge.options,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    exposeHeadRoutes: false,
    bodyLimit,
    rewriteUrl: routedAddress,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorateRequest('sentBody', undefined);
  logConsoleRequests(app, context);
  answerStaffErrors(app);
  nameRequests(app);
  edge.guard(app);
  answerHealth(app, context.isReady);
  app.setNotFoundHandler((_request, reply) => sendPlainNotFound(reply));
  app.addHook('preClose', (done) => {
    context.streams.stop();
    done();
  });
  await app.register(cookie);
  await app.register(async (calls) => registerCalls(calls, context));
  await app.register(async (pages) => {
    serveOneHost(pages, origin);
    serveConsolePages(pages, context.client);
  });
  return app;
}

function registerCalls(app: FastifyInstance, context: ConsoleContext): void {
  serveOneHost(app, context.origin);
  refuseForeignPages(app, context.origin);
  acceptOnlyJson(app);
  const api = { app, findSession: staffSessionFinder(context) };
  serveEntry(api, staffEntry(context));
  const names = Object.keys(handlersOf(context)) as StaffEndpointName[];
  serveStaffCalls(api, names, callMaker(context));
}

/** Makes a call on a database that asks for its rights in each transaction. */
const callMaker =
  (deps: CallDeps): MakeStaffCall =>
  async (name, { session, call }, input) => {
    const { database, wasAsked } = guardDatabase(deps, { name, session });
    const caller: AnyCaller = staffCaller(handlersOf({ ...deps, database }), call) as AnyCaller;
    const answer = await caller[name]?.(input);
    if (!wasAsked()) throw new Error(`${name} answered without asking for a right`);
    return answer;
  };
