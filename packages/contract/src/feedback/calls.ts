// What members tell the merchant, with pictures where they help, and what was answered (MEMBER-12).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';
import { keptPictureType, mostPictureBytes, pictureTypes } from './pictures.ts';

const ofMember = { audience: 'member', module: 'FEEDBACK3' } as const;
const tooMuch = { 'TOO_MANY_REQUEST.feedback': 429 } as const;

/** The same form sent again is answered by the message that it made. Pictures that are gone, or another's: not_found with their ids. */
export const sendFeedback = endpoint<typeof shapes.sendFeedback>()({
  ...ofMember,
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Send a message to the merchant’s team',
  errors: tooMuch,
});
export const feedbackList = endpoint<typeof shapes.feedbackList>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/feedback/list',
  summary: 'The member’s messages with their answers, newest first',
  atGateway: 'off',
  errors: {},
});
/** Of the file's bytes alone: what its name and its headers say counts for nothing. */
export const addFeedbackPicture = endpoint<typeof shapes.addFeedbackPicture>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/feedback/picture',
  summary: 'Keep a picture for a message that is being written',
  atGateway: 'off',
  takesPicture: { types: pictureTypes, mostBytes: mostPictureBytes },
  errors: { ...tooMuch, picture_refused: 400 },
});
export const feedbackPicture = endpoint<typeof shapes.feedbackPicture>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/feedback/picture/:id',
  summary: 'A picture of the member’s own',
  atGateway: 'off',
  answersPicture: keptPictureType,
  errors: {},
});
