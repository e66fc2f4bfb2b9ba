// Sessions in two halves: opening, finding, ending. Who may log in is not its business.
export { sessionFinder, sessionOpener, type OpenSession } from './open-session.ts';
export { sessionRoutes } from './routes.ts';
export { sessionStore } from './store.ts';
