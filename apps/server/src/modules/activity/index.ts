// Records what members did, from the facts of other modules: each fact once, summed by day and game, and by day, week and month.
// Progress, leaderboards and rescue read these sums.
export { recordDay, recordRound } from './record.ts';
export { getToday } from './rebuild-store.ts';
