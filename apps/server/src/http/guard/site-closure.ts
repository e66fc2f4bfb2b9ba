// Closing of a merchant's site by maintenance, which comes first, or region rules: one decision for pages and calls (BOOT-13).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Merchant } from '../merchant.ts';
import { Refusal } from '../refusal.ts';

export type ClosedBy = 'maintenance' | 'region';

/** Whether the merchant's region rules keep an address out. */
export type IsRestricted = (merchant: Merchant, address: string) => boolean;

/** Returns why the site is closed to the address; null if it is open. */
export type FindClosed = (merchant: Merchant, address: string) => ClosedBy | null;

export const closedFinder =
  (isRestricted: IsRestricted): FindClosed =>
  (merchant, address) => {
    if (merchant.setting('maintenance.on')) return 'maintenance';
    return isRestricted(merchant, address) ? 'region' : null;
  };

const codes = { maintenance: 'system_maintenance', region: 'region_restricted' } as const;

/** Refuses calls while the site is closed to the caller, except for endpoints with `answersWhileClosed`. */
export function refuseWhileClosed(app: FastifyInstance, findClosed: FindClosed): void {
  const refuse = ({ merchant, ip, routeOptions }: FastifyRequest): Refusal | undefined => {
    const closedBy = findClosed(merchant, ip);
    const isAnswered = closedBy === null || routeOptions.config.endpoint?.answersWhileClosed;
    return isAnswered ? undefined : new Refusal(codes[closedBy]);
  };
  app.addHook('onRequest', (request, _reply, done) => done(refuse(request)));
  // The site may have been closed while the body arrived (H6).
  app.addHook('preHandler', (request, _reply, done) => {
    done(request.body === undefined ? undefined : refuse(request));
  });
}
