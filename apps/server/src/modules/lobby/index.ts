// The lobby: lanes, games, search, banners and notices for every visitor; recent and favourite games of a member. Launching a game is not its business.
export { keepCatalogue } from './catalogue.ts';
export { paintedLobby } from './painted-lobby.ts';
export { lobbyRoutes } from './routes.ts';
export { lobbyStore } from './store.ts';
