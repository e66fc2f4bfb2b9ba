// Pictures for an answer of staff, by the rules of members' pictures: each is re-encoded, and removed after a day unless an answer takes it.
import { staffPicturesPerDay } from '@parlour/contract/chat/talk';
import type { Limits } from '#http/limits';
import type { StaffCall, StaffHandlers, StaffInput } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import type { Remake } from '#modules/pictures';
import { asMerchant } from '#modules/site';
import { keepPicture } from '../picture-store.ts';
import { lockFor, nameOf, type TeamDeps } from './talk-of-team.ts';

type PictureDeps = TeamDeps & { limits: Pick<Limits, 'take'>; remake: Remake };

const daySeconds = 24 * 3_600;

export const answerPictures = (deps: PictureDeps): StaffHandlers<'addAnswerPicture'> => ({
  addAnswerPicture: (input, call) => addPicture(call, input, deps),
});

async function addPicture(
  call: StaffCall,
  { picture, ...talk }: StaffInput<'addAnswerPicture'>,
  { database, clock, limits, remake }: PictureDeps,
) {
  const { merchant } = talk;
  const by = nameOf(call);
  await asMerchant(database, merchant, (tx) => lockFor(tx, talk, call));
  // Counted before any work is done on the picture.
  await countPicture(limits, { merchantCode: merchant, by });
  const content = await remake(Buffer.from(picture));
  if (content === null) throw new StaffRefusal('picture_refused', 'This is no picture.');
  return asMerchant(database, merchant, async (tx) => {
    const { memberId } = await lockFor(tx, talk, call);
    return keepPicture(tx, { memberId, byStaff: true }, { content, addedAt: clock() });
  });
}

type Sender = { merchantCode: string; by: string };

async function countPicture(
  limits: PictureDeps['limits'],
  { merchantCode, by }: Sender,
): Promise<void> {
  // A4: only the person's own session takes from it, so strangers use up nothing.
  const key = `chat-picture:${merchantCode}:staff:${by}`;
  const retryAfter = await limits.take(key, staffPicturesPerDay, daySeconds);
  if (retryAfter === null) return;
  throw new StaffRefusal('too_many_pictures', `Too many pictures: wait ${retryAfter} s.`, {
    retryAfter,
  });
}
