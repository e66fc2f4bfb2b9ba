// Finds files that the server would refuse before they are sent over a slow connection.
import { mostPictureBytes, pictureTypes } from '@parlour/contract/feedback/pictures';
import type { Phrase } from '#foundation/language/language.ts';

const megabyte = 1024 * 1024;

/** The reason why a file may not be sent, or null. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): Phrase | null {
  if (!pictureTypes.some((each) => each === type)) return (t) => t('feedback.picture_wrong_type');
  const mostSize = mostPictureBytes / megabyte;
  return size > mostPictureBytes ? (t) => t('feedback.picture_too_big', { size: mostSize }) : null;
}
