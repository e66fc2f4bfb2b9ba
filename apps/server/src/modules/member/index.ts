// The member as its owner sees it. How it proves who it is belongs to login.
export { memberRoutes } from './routes.ts';
export { memberStore } from './store.ts';
