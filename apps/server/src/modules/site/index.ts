// The merchant of a request and what its site is told: status, settings, flags. Knows nothing of members.
export { keepMerchants, type Merchants } from './merchants.ts';
export { siteRoutes } from './routes.ts';
export { siteStatus } from './status.ts';
export { siteStore } from './store.ts';
