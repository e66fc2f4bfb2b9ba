// The rules by which staff write the club and set members' levels.
import { club, type Club, type ClubLevel } from '@parlour/contract/club/club.schema';
import type { Language } from '@parlour/contract/languages';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import type { Tx } from '@parlour/database/connection';
import type { StaffActor } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { getToday } from '#modules/activity';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { findMemberByName } from '#modules/member';
import { asMerchant, readMerchantSettings, type MerchantAccess } from '#modules/site';
import { fileFault } from '../file-fault.ts';
import {
  countMembers,
  listLabels,
  saveClub,
  saveLabel,
  settleAll,
  updateLabel,
} from './staff-store.ts';
import { findClub, settleLevel } from './store.ts';

const system: StaffActor = { actor: 'system' };

/** Reads a club from the JSON of a file; refuses it with a line for each fault. */
export function readClub(json: unknown): Club {
  const { read, faults } = readWritten(club, json);
  if (faults) throw fileFault(faults);
  return read;
}

/** Stores a club: its levels become club labels, and the level of every member is recomputed. Writes an event (L1). */
export const importClub = (
  { database, merchantCode }: MerchantAccess,
  written: Club,
  { at, by = system }: { at: Date; by?: StaffActor },
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    const currency = (await readMerchantSettings(tx, merchantCode))('currency');
    await writeClub(tx, { currency, written, at });
    await settleAll(tx, await getToday(tx), at);
    const about = { levels: written.levels.length };
    const event = { action: 'club.import', at, about, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
  });

type ClubChange = { currency: string; written: Club; at: Date };

/** Stores the club and its labels, without the members' levels. */
export async function writeClub(tx: Tx, { currency, written, at }: ClubChange): Promise<void> {
  await demandFreeLabels(tx, written);
  await saveClub(tx, { definition: written, currency, changedAt: at });
  for (const level of written.levels) {
    await saveLabel(tx, { id: level.label, ...labelOf(level) });
  }
}

function labelOf({ texts, rank }: ClubLevel) {
  const names = Object.fromEntries(
    Object.entries(texts).map(([language, { title }]) => [language, title]),
  ) as Partial<Record<Language, string>>;
  return { name: names.EN ?? Object.values(names)[0] ?? '', names, rankLevel: rank };
}

/** Refuses levels that would take over a label of staff, or that would drop a level that members have. */
async function demandFreeLabels(tx: Tx, { levels }: Club): Promise<void> {
  const labels = levels.map(({ label }) => label);
  const known = await listLabels(tx);
  const manual = known.filter(({ id, type }) => type === 'MANUAL' && labels.includes(id));
  const before = await findClub(tx);
  const gone = (before?.definition.levels ?? []).filter(({ label }) => !labels.includes(label));
  const stand = await countMembers(tx);
  const faults = [
    ...manual.map(({ id }) => `levels: ${id} is a label that staff give`),
    ...stand
      .filter((each) => gone.some(({ label }) => label === each.label))
      .map((each) => `levels: ${each.members} members stand on ${each.label}, which is left out`),
  ];
  if (faults.length > 0) throw fileFault(faults);
}

export type ListedClub = { definition: Club; members: Record<string, number> };

/** Returns the club with the number of members of each label; null for a merchant without a club. */
export const showClub = ({ database, merchantCode }: MerchantAccess): Promise<ListedClub | null> =>
  asMerchant(database, merchantCode, async (tx) => {
    const found = await findClub(tx);
    if (!found) return null;
    const stand = await countMembers(tx);
    const counts = stand.map((each) => [each.label, each.members] as const);
    return { definition: found.definition, members: Object.fromEntries(counts) };
  });

type LabelChange = { username: string; label: string | null };

/** Sets a member's label by staff's choice; null removes it. A level that is set this way does not count as reached, and gives no reward. Writes an event (L1). */
export const setLabel = (
  { database, merchantCode }: MerchantAccess,
  { username, label }: LabelChange,
  { at, by = system }: { at: Date; by?: StaffActor },
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    const labels = await listLabels(tx);
    if (label !== null && !labels.some(({ id }) => id === label)) {
      throw new StaffRefusal('not_found', `${merchantCode} has no club label ${label}`);
    }
    const member = await findMemberByName(tx, username);
    if (!member) throw new StaffRefusal('not_found', `${merchantCode} has no member ${username}`);
    await updateLabel(tx, member.id, label);
    await settleLevel(tx, { memberId: member.id, today: await getToday(tx), at });
    const event = { action: 'club.label', at, about: { label }, memberId: member.id } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
  });
