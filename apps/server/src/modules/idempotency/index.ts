// Calls that move money, each once however often it is sent (W4): what was answered is kept under the caller's key and said again.
import type { ServerModule } from '#server/module';
import { removeOldAnswers } from './store.ts';

export { answerOnce, type OnceDeps } from './answer-once.ts';

/** Twice what a caller may count on. */
const keptMs = 48 * 3_600_000;

export const idempotencyModule = (): ServerModule => ({
  name: 'idempotency',
  expires: [{ keptMs, remove: removeOldAnswers }],
});
