// Checks of every request to the back office before its route: the one host, and the console's own page as the caller (S5).
import { consoleHeader } from '@parlour/contract/staff/console-cookies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namesTwoHosts } from '@parlour/edge/sent-headers';
import { StaffRefusal } from './staff-refusal.ts';

/** Answers any other host as an unknown page, so that nothing of the back office is found at the site's hosts. */
export function serveOneHost(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin);
  app.addHook('onRequest', (request, reply, done) => {
    const isOurs = request.headers.host?.toLowerCase() === host && !namesTwoHosts(request.raw);
    if (isOurs) done();
    else reply.callNotFound();
  });
}

/** Refuses calls of other pages. Every call has a header that only our page may send; a change also has to name our origin. */
export function refuseForeignPages(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isOwnPage(request, origin) ? undefined : foreign());
  });
}

function isOwnPage({ headers, method }: FastifyRequest, origin: string): boolean {
  if (headers[consoleHeader] === undefined) return false;
  const named = headers.origin;
  return method === 'GET' ? named === undefined || named === origin : named === origin;
}

const foreign = (): StaffRefusal =>
  new StaffRefusal('foreign_origin', 'The call does not come from the back office.');
