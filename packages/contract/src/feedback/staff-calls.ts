// Staff's calls on messages of members: list, open and answer them, and fetch their pictures (MEMBER-12).
import { endpoint } from '../endpoint.ts';
import { keptPictureType } from './pictures.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofMessage = { audience: 'staff', errors: { not_found: 404 } } as const;

export const listInbox = endpoint<typeof shapes.listInbox>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/feedback',
  summary: 'The messages of members, newest first',
  errors: {},
});
export const openMessage = endpoint<typeof shapes.openMessage>()({
  ...ofMessage,
  method: 'POST',
  path: '/ops/:merchant/feedback/:id/open',
  summary: 'Open a message, which counts as read from then on',
});
/** Replaces an earlier answer. */
export const answerMessage = endpoint<typeof shapes.answerMessage>()({
  ...ofMessage,
  method: 'PUT',
  path: '/ops/:merchant/feedback/:id/answer',
  summary: 'Answer a message',
});
export const inboxPicture = endpoint<typeof shapes.inboxPicture>()({
  ...ofMessage,
  method: 'GET',
  path: '/ops/:merchant/feedback/:id/pictures/:position',
  summary: 'A picture of a message',
  answersPicture: keptPictureType,
});
