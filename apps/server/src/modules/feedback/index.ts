// Messages from members to the merchant's team, with pictures if needed, and the answers (MEMBER-12). The team answers by a command until there is a back office.
import type { Limits } from '#http/limits';
import type { Remake } from '#modules/pictures';
import type { ServerModule } from '#server/module';
import { addPicture, getPicture } from './own-pictures.ts';
import { listOwn, sendFeedback, type FeedbackDeps } from './own-messages.ts';
import { removeOldPictures } from './store.ts';

export const feedbackModule = (
  deps: FeedbackDeps & { limits: Limits; remake: Remake },
): ServerModule => ({
  name: 'feedback',
  calls: {
    sendFeedback: (input, call) => sendFeedback(call, input, deps),
    feedbackList: (_input, call) => listOwn(call, deps),
    addFeedbackPicture: ({ picture }, call) => addPicture(call, picture, deps),
    feedbackPicture: ({ id }, call) => getPicture(call, id, deps),
  },
  expires: [{ keptMs: 0, remove: removeOldPictures }],
});
