// Stores the decisions of staff on withheld invitations.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Lists the invitations that wait for a decision, oldest first. */
export const listWithheld = tenantStatement<shapes.ListWithheldInvitations>(
  'list_withheld_invitations',
  `select friend.username as friend, inviter.username as inviter, i.joined_at as "joinedAt", i.mark
     from invitation i
     join member friend on friend.merchant_code = i.merchant_code and friend.id = i.friend_id
     join member inviter on inviter.merchant_code = i.merchant_code and inviter.id = i.inviter_id
    where i.merchant_code = $merchant and i.state = 'withheld' order by i.joined_at`,
);

/** Names the operator and the reason for the event that the database writes of the decision. */
export const nameDecision = tenantStatement<shapes.NameDecision>(
  'name_decision',
  `select set_config('app.operator', $operator, true) as operator, set_config('app.reason', $reason, true) as reason`,
);

const decide = tenantStatement<shapes.DecideWithheld>(
  'decide_withheld',
  `update invitation set state = $state
    where merchant_code = $merchant and friend_id = $friendId and state = 'withheld'
   returning friend_id as "friendId", inviter_id as "inviterId"`,
);
type DecidedInvitation = shapes.DecideWithheld['row'];

/** Sets the state of a friend's withheld invitation, and returns it; null if none is withheld. */
export async function updateWithheld(
  tx: Tx,
  friendId: string,
  state: 'qualified' | 'refused',
): Promise<DecidedInvitation | null> {
  const [decided] = await decide(tx, { friendId, state });
  return decided ?? null;
}

const update = tenantStatement<shapes.UpdateWithheldRewards>(
  'update_withheld_rewards',
  `update reward set state = $state, trouble = case when $state = 'ready' then null else trouble end
    where merchant_code = $merchant and state = 'withheld'
      and (member_id = $inviterId and occasion = $occasion or member_id = $friendId and occasion = 'invited')`,
);
/** Sets the state of the withheld rewards of both members. */
export async function updateRewards(
  tx: Tx,
  { friendId, inviterId }: DecidedInvitation,
  state: 'ready' | 'expired',
): Promise<void> {
  for (const memberId of [friendId, inviterId]) noteChange(tx, { memberId, what: 'promotion' });
  await update(tx, { friendId, inviterId, occasion: `friend:${friendId}`, state });
}
