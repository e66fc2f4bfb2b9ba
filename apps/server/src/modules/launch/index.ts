// Launching: opens a game or a vendor's lobby at the integration that has it. What is staked there is the wallet's business.
export { launchRoutes } from './routes.ts';
export { launchStore } from './store.ts';
