// Stores the club and members' labels as staff set them.
import type { Club } from '@parlour/contract/club/club.schema';
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const save = tenantStatement<shapes.SaveClub>(
  'save_club',
  `insert into club (merchant_code, definition, currency, changed_at)
   values ($merchant, $definition, $currency, $changedAt)
   on conflict (merchant_code) do update set
     definition = excluded.definition, currency = excluded.currency, changed_at = excluded.changed_at`,
);
type WrittenClub = { definition: Club; currency: string; changedAt: Date };

export const saveClub = async (tx: Tx, club: WrittenClub): Promise<void> => {
  await save(tx, { ...club, definition: JSON.stringify(club.definition) });
};

const saveOne = tenantStatement<shapes.SaveClubLabel>(
  'save_club_label',
  `insert into club_label (merchant_code, id, name, type, rank_level, names)
   values ($merchant, $id, $name, 'AUTO', $rankLevel, $names)
   on conflict (merchant_code, id) do update set
     name = excluded.name, type = excluded.type, rank_level = excluded.rank_level, names = excluded.names`,
);
type WrittenLabel = { id: string; name: string; rankLevel: number; names: object };

/** Saves the label of a level. */
export const saveLabel = async (tx: Tx, label: WrittenLabel): Promise<void> => {
  await saveOne(tx, { ...label, names: JSON.stringify(label.names) });
};

export const listLabels = tenantStatement<shapes.ListClubLabels>(
  'list_club_labels',
  'select id, type from club_label where merchant_code = $merchant',
);

/** Counts the members of each label that some have. */
export const countMembers = tenantStatement<shapes.CountMembersByLabel>(
  'count_members_by_label',
  `select club_label_id as "label!", count(*)::int as "members!"
     from member where merchant_code = $merchant and club_label_id is not null group by club_label_id`,
);

const setLabel = tenantStatement<shapes.SetClubLabel>(
  'set_club_label',
  `update member set club_label_id = $label? where merchant_code = $merchant and id = $memberId`,
);
export async function updateLabel(tx: Tx, memberId: string, label: string | null): Promise<void> {
  await setLabel(tx, { memberId, label });
}

const settleOfAll = tenantStatement<shapes.SettleClubOfAll>(
  'settle_club_of_all',
  `select from (select id from member where merchant_code = $merchant order by id) as each
    cross join lateral settle_club(each.id, $today::text::date, $at)`,
);
/** Recomputes the levels of all members, in their order, so that two runs do not wait for each other. */
export async function settleAll(tx: Tx, today: Day, at: Date): Promise<void> {
  await settleOfAll(tx, { today, at });
}
