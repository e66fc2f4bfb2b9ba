// What members did, by the facts of other modules: each once, summed by day and game, and by day, week and month. Progress, leaderboards and rescue read these.
export { recordDay, recordRound } from './record.ts';
