// Messages of members to the merchant, with pictures, and the answers to them (MEMBER-12).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';
import { keptPictureType, mostPictureBytes, pictureTypes } from './pictures.ts';

const ofMember = { audience: 'member', module: 'FEEDBACK3' } as const;
const tooMuch = { 'TOO_MANY_REQUEST.feedback': 429 } as const;

/** A form that is sent again gets the message that it created. Pictures that no longer exist or are another member's: not_found with their ids. */
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
/** Uploads a picture. Only the bytes of the file count; its name and headers are ignored. */
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
