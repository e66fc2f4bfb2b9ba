// Logging in: who may, how often it may be tried, and which session it gives.
export { createPasswordCheck, type PasswordCheck } from './password-check.ts';
export { loginRoutes } from './routes.ts';
export { loginStore } from './store.ts';
