// Sessions in two halves: opening, finding, ending. Who may log in is not its business.
export { handoffStore } from './handoff-store.ts';
export {
  isLive,
  isWorthNoting,
  sessionFinder,
  sessionOpener,
  type OpenSession,
} from './open-session.ts';
export { sessionRoutes } from './routes.ts';
export { noteAction, sessionStore } from './store.ts';
