// Staff's calls on talks with members: the queue, taking and handing over, reading, answering, closing (CHAT-05).
import { endpoint } from '../endpoint.ts';
import { keptPictureType, mostPictureBytes, pictureTypes } from '../feedback/pictures.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofTalk = { audience: 'staff', errors: { not_found: 404 } } as const;
/** Errors of calls that are the business of whoever has taken the talk. */
const ofTaken = { audience: 'staff', errors: { not_found: 404, talk_taken: 409 } } as const;

export const listQueue = endpoint<typeof shapes.listQueue>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/chat',
  summary: 'The talks with members, those that wait longest first',
  errors: { too_many_searches: 429 },
});
export const openTalk = endpoint<typeof shapes.openTalk>()({
  ...ofTalk,
  method: 'POST',
  path: '/ops/:merchant/chat/:id/open',
  summary: 'Read a talk, whose messages count as read from then on',
});
/** Repeating the call changes nothing. */
export const takeTalk = endpoint<typeof shapes.takeTalk>()({
  ...ofTaken,
  method: 'PUT',
  path: '/ops/:merchant/chat/:id/taken',
  summary: 'Take a talk, which nobody else can answer from then on',
});
/** Repeating the call changes nothing. */
export const takeOverTalk = endpoint<typeof shapes.takeOverTalk>()({
  ...ofTalk,
  method: 'PUT',
  path: '/ops/:merchant/chat/:id/taken-over',
  summary: 'Take a talk, also from somebody who has taken it and cannot go on',
});
export const listColleagues = endpoint<typeof shapes.listColleagues>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/colleagues',
  summary: 'The others who may answer talks',
  errors: {},
});
export const handOverTalk = endpoint<typeof shapes.handOverTalk>()({
  ...ofTaken,
  errors: { ...ofTaken.errors, no_colleague: 409 },
  method: 'POST',
  path: '/ops/:merchant/chat/:id/hand-over',
  summary: 'Hand a talk over to another person, or back into the queue',
});
/** Takes a talk that nobody has taken. An answer to a closed talk opens it again. */
export const answerTalk = endpoint<typeof shapes.answerTalk>()({
  ...ofTaken,
  method: 'POST',
  path: '/ops/:merchant/chat/:id/messages',
  summary: 'Answer a talk',
});
/** Keeps a picture for a day, unless an answer takes it. The member sees it with the answer. */
export const addAnswerPicture = endpoint<typeof shapes.addAnswerPicture>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/chat/:id/pictures',
  summary: 'Keep a picture for an answer that is being written',
  takesPicture: { types: pictureTypes, mostBytes: mostPictureBytes },
  errors: { ...ofTaken.errors, picture_refused: 400, too_many_pictures: 429 },
});
/** Shows the member for six seconds that somebody is writing. It leaves no audit event, because it is repeated every four seconds. */
export const tellStaffWriting = endpoint<typeof shapes.tellStaffWriting>()({
  ...ofTaken,
  method: 'POST',
  path: '/ops/:merchant/chat/:id/writing',
  summary: 'Tell the member that somebody is writing',
});
/** Everybody of the team may write one, whoever has taken the talk. The member sees no change. */
export const addTalkNote = endpoint<typeof shapes.addTalkNote>()({
  ...ofTalk,
  method: 'POST',
  path: '/ops/:merchant/chat/:id/notes',
  summary: 'Write a note in a talk, which only staff see',
});
export const closeTalk = endpoint<typeof shapes.closeTalk>()({
  ...ofTaken,
  method: 'POST',
  path: '/ops/:merchant/chat/:id/close',
  summary: 'Close a talk, which the member may continue for seven days',
});
export const queuedPicture = endpoint<typeof shapes.queuedPicture>()({
  ...ofTalk,
  method: 'GET',
  path: '/ops/:merchant/chat/:id/pictures/:pictureId',
  summary: 'A picture of a talk',
  answersPicture: keptPictureType,
});
/** A look at the member's data, with an event of its own. */
export const talkMember = endpoint<typeof shapes.talkMember>()({
  ...ofTalk,
  method: 'GET',
  path: '/ops/:merchant/chat/:id/member',
  summary: 'The member beside a talk: level, money, last entries and rounds, earlier talks',
});
export const listCannedAnswers = endpoint<typeof shapes.listCannedAnswers>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/chat-answers',
  summary: 'The answers that the team chooses from',
  errors: {},
});
/** Repeating the call changes nothing. */
export const saveCannedAnswer = endpoint<typeof shapes.saveCannedAnswer>()({
  audience: 'staff',
  method: 'PUT',
  path: '/ops/:merchant/chat-answers/:answerId',
  summary: 'Write an answer to choose from, or change it',
  errors: { unknown_variable: 400, title_taken: 409, too_many_answers: 409 },
});
/** Repeating the call changes nothing. */
export const removeCannedAnswer = endpoint<typeof shapes.removeCannedAnswer>()({
  audience: 'staff',
  method: 'DELETE',
  path: '/ops/:merchant/chat-answers/:answerId',
  summary: 'Remove an answer to choose from',
  errors: {},
});
