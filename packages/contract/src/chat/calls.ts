// The chat with the merchant's team: the built-in one (CHAT-01, CHAT-05), or the address of an outside one (CHAT-02). Every call is refused
// with `function.not.available` without the flag CBS3, and with `no_permissions` for a restricted member.
import { endpoint } from '../endpoint.ts';
import { keptPictureType, mostPictureBytes, pictureTypes } from '../feedback/pictures.ts';
import type * as shapes from './calls.schema.ts';

const ofMember = { audience: 'member', module: 'CBS3', atGateway: 'off' } as const;
const refused = { no_permissions: 403 } as const;
const tooMuch = { ...refused, 'TOO_MANY_REQUEST.chat': 429 } as const;

export const chatDesk = endpoint<typeof shapes.chatDesk>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/chat',
  summary: 'Whether somebody of the team is there, its hours, and replies to choose from',
  errors: refused,
});
export const listTalks = endpoint<typeof shapes.listTalks>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/chat/talks',
  summary: 'The member’s talks, the latest first',
  errors: refused,
});
/** A talk with the same `clientId` exists once, however often the call is repeated. */
export const beginTalk = endpoint<typeof shapes.beginTalk>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/chat/talks',
  summary: 'Begin a talk',
  errors: tooMuch,
});
export const listTalkMessages = endpoint<typeof shapes.listTalkMessages>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/chat/talks/:id/messages',
  summary: 'Messages of a talk, newest last',
  errors: refused,
});
/** A message with the same `clientId` exists once in its talk. A talk that is closed goes on, or is refused with `chat_closed` after seven days. */
export const sendTalkMessage = endpoint<typeof shapes.sendTalkMessage>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/chat/talks/:id/messages',
  summary: 'Send a message',
  errors: { ...tooMuch, chat_closed: 409 },
});
/** Marks messages as read up to this one. The mark never moves back. */
export const readTalk = endpoint<typeof shapes.readTalk>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/chat/talks/:id/read',
  summary: 'Mark the messages of a talk as read',
  errors: refused,
});
/** Shows the team for six seconds that the member is writing. The call is repeated every four seconds at most, while the member types. */
export const tellWriting = endpoint<typeof shapes.tellWriting>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/chat/talks/:id/writing',
  summary: 'Tell the team that the member is writing',
  errors: refused,
});
/** Rates a closed talk, once: `chat_rated` afterwards, `chat_open` while it goes on. */
export const rateTalk = endpoint<typeof shapes.rateTalk>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/chat/talks/:id/stars',
  summary: 'Rate a talk that has ended',
  errors: { ...refused, chat_open: 409, chat_rated: 409 },
});
/** Uploads a picture. Only the bytes of the file count; its name and headers are ignored. */
export const addChatPicture = endpoint<typeof shapes.addChatPicture>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/chat/picture',
  summary: 'Keep a picture for a message that is being written',
  takesPicture: { types: pictureTypes, mostBytes: mostPictureBytes },
  errors: { ...tooMuch, picture_refused: 400 },
});
export const chatPicture = endpoint<typeof shapes.chatPicture>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/chat/picture/:id',
  summary: 'A picture of the member’s talks',
  answersPicture: keptPictureType,
  errors: refused,
});
/** The address of an outside chat, as it is opened (CHAT-02); `not_found` for a merchant with the built-in one. */
export const launchChat = endpoint<typeof shapes.launchChat>()({
  audience: 'member',
  module: 'CBS3',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'The address of the merchant’s outside chat',
  hasEffects: true,
  errors: refused,
});
/** A poll, which does not keep an idle session alive (S1). With an outside chat our server answers 0. */
export const unreadChat = endpoint<typeof shapes.unreadChat>()({
  audience: 'member',
  module: 'CBS3',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  summary: 'How many messages of the chat are not read',
  extendsSession: false,
  errors: refused,
});
