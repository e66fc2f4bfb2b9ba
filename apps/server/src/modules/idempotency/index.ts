// Runs calls that move money once, however often they are sent (W4): the answer is stored under the caller's key and returned again.
import type { ServerModule } from '#server/module';
import { removeOldAnswers } from './store.ts';

export { answerOnce, type OnceDeps } from './answer-once.ts';

/** How long answers are kept, twice what a caller may count on. */
const keptMs = 48 * 3_600_000;

export const idempotencyModule = (): ServerModule => ({
  name: 'idempotency',
  expires: [{ keptMs, remove: removeOldAnswers }],
});
