// Stores how far members were told of answers that they have not read.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const columns = `member_read as read, member_told as told, member_mailed as mailed, type, disabled as "isDisabled",
  username, language, case when email_proven_at is not null then email end as email`;
const withMember = `chat_talk talk
  join member on member.merchant_code = talk.merchant_code and member.id = talk.member_id`;

const select = tenantStatement<shapes.FindAnsweredTalk>(
  'find_answered_talk',
  `select ${columns} from ${withMember} where talk.merchant_code = $merchant and talk.id = $talkId`,
);
const lock = tenantStatement<shapes.LockAnsweredTalk>(
  'lock_answered_talk',
  `select ${columns} from ${withMember}
    where talk.merchant_code = $merchant and talk.id = $talkId for update of talk`,
);
export type AnsweredTalk = shapes.FindAnsweredTalk['row'];

/** Finds the talk with its member, whose address is null unless it is proven; null if there is no talk. */
export async function findAnswered(tx: Tx, talkId: string): Promise<AnsweredTalk | null> {
  const [found] = await select(tx, { talkId });
  return found ?? null;
}

/** Finds the talk likewise, and locks it: what the member reads meanwhile waits. */
export async function lockAnswered(tx: Tx, talkId: string): Promise<AnsweredTalk | null> {
  const [found] = await lock(tx, { talkId });
  return found ?? null;
}

export const noteTold = tenantStatement<shapes.NoteChatTold>(
  'note_chat_told',
  `update chat_talk set member_told = $place where merchant_code = $merchant and id = $talkId`,
);

export const noteMailed = tenantStatement<shapes.NoteChatMailed>(
  'note_chat_mailed',
  `update chat_talk set member_mailed = $place where merchant_code = $merchant and id = $talkId`,
);
