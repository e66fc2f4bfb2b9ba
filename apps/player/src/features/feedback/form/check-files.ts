// What is not worth sending: the server would refuse it, and a slow line would carry it first.
import { mostPictureBytes, pictureTypes } from '@parlour/contract/feedback/pictures';
import type { Phrase } from '#foundation/language/language.ts';

const megabyte = 1024 * 1024;

/** Null for a file that may be sent. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): Phrase | null {
  if (!pictureTypes.some((each) => each === type)) return (t) => t('feedback.picture_wrong_type');
  const mostSize = mostPictureBytes / megabyte;
  return size > mostPictureBytes ? (t) => t('feedback.picture_too_big', { size: mostSize }) : null;
}
