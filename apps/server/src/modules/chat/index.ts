// The built-in chat (CHAT-05): a member's talks with the merchant's team, kept for as long as the member. Staff answer by a command or by
// the calls of the back office (staff.ts). Who may use it is in `may-chat.ts` (CHAT-01); a merchant with an outside chat has that one instead
// (`outside-chat.ts`, CHAT-02).
import { Refusal } from '#http/refusal';
import type { MemberCall } from '#http/call';
import { findOutsideChat, type Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import { showDesk } from './desk.ts';
import { refuseRestricted, refuseWithoutChat, type ChatDeps } from './may-chat.ts';
import { listOwnMessages, sendMessage } from './own-messages.ts';
import { obeyAnswers, type NoticeDeps } from './notices/obey-answers.ts';
import { addPicture, getPicture, type PictureDeps } from './own-pictures.ts';
import { launchOutsideChat } from './outside-chat.ts';
import { beginTalk, listOwn, rateOwn, readTalk } from './own-talks.ts';
import { removeOldPictures } from './picture-store.ts';
import { countUnread } from './talk-store.ts';
import { removeOldWriting } from './writing/store.ts';
import { tellWriting } from './writing/tell-writing.ts';

export type { ChatTexts } from './notices/obey-answers.ts';

type Deps = PictureDeps & Omit<NoticeDeps, 'findMerchant'> & { merchants: Merchants };

export const chatModule = ({ merchants, ...deps }: Deps): ServerModule => ({
  name: 'chat',
  calls: {
    chatDesk: (_input, call) => showDesk(call, deps),
    listTalks: (_input, call) => listOwn(call, deps),
    beginTalk: (input, call) => beginTalk(call, input, deps),
    listTalkMessages: (input, call) => listOwnMessages(call, input, deps),
    sendTalkMessage: (input, call) => sendMessage(call, input, deps),
    readTalk: (input, call) => readTalk(call, input, deps),
    tellWriting: (input, call) => tellWriting(call, input, deps),
    rateTalk: (input, call) => rateOwn(call, input, deps),
    addChatPicture: ({ picture }, call) => addPicture(call, picture, deps),
    chatPicture: ({ id }, call) => getPicture(call, id, deps),
    launchChat: (input, call) => launchOutsideChat(call, input, deps),
    unreadChat: (_input, call) => tellUnread(call, deps),
  },
  handles: obeyAnswers({ ...deps, findMerchant: merchants.findByCode }),
  expires: [
    { keptMs: 0, remove: removeOldPictures },
    { keptMs: 60_000, remove: removeOldWriting },
  ],
});

/** One short read, because every page makes this call. */
async function tellUnread(call: MemberCall, { database }: ChatDeps) {
  refuseWithoutChat(call);
  const { merchant, session } = call;
  const found = await database.read(merchant.code, (tx) => countUnread(tx, session.memberId));
  if (!found) throw new Refusal('customer.not.login');
  refuseRestricted(found.type);
  // An outside chat counts its own messages; those of before would stay unread for ever.
  return { unReadCount: findOutsideChat(merchant) === null ? found.unread : 0 };
}
