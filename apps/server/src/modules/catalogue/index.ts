// The catalogue's supply: pulls the integrations' lists into the lobby's games. Showing them is the lobby's business, opening them the launch's.
export { keepCataloguesPulled } from './keep-pulled.ts';
export { pullCatalogue } from './pull.ts';
export { catalogueStore } from './store.ts';
export { vendorAccount } from './vendor-account.ts';
