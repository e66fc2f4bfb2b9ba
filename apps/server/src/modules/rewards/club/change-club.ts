// The rules by which staff write the club and set members' levels.
import { club, type Club, type ClubLevel } from '@parlour/contract/club/club.schema';
import type { Language } from '@parlour/contract/languages';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import type { StaffActor } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { findMemberByName } from '#modules/member';
import { asMerchant, readMerchantSettings, type MerchantAccess } from '#modules/site';
import { fileFault } from '../file-fault.ts';
import {
  countMembers,
  findClub,
  listLabels,
  saveClub,
  saveLabel,
  settleAll,
  settleToday,
  updateLabel,
  type ClubTx,
} from './staff-store.ts';

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
    await writeClub(tx, { merchantCode, currency, written, at });
    await settleAll(tx, at);
    const about = { levels: written.levels.length };
    const event = { action: 'club.import', at, about, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
  });

type ClubChange = { merchantCode: string; currency: string; written: Club; at: Date };

/** Stores the club and its labels, without the members' levels. */
export async function writeClub(
  tx: ClubTx,
  { merchantCode, currency, written, at }: ClubChange,
): Promise<void> {
  await demandFreeLabels(tx, written);
  await saveClub(tx, { merchantCode, definition: written, currency, changedAt: at });
  for (const level of written.levels) {
    const label = { ...labelOf(level), type: 'AUTO' as const };
    await saveLabel(tx, { merchantCode, id: level.label, ...label });
  }
}

function labelOf({ texts, rank }: ClubLevel) {
  const names = Object.fromEntries(
    Object.entries(texts).map(([language, { title }]) => [language, title]),
  ) as Partial<Record<Language, string>>;
  return { name: names.EN ?? Object.values(names)[0] ?? '', names, rankLevel: rank };
}

/** Refuses levels that would take over a label of staff, or that would drop a level that members have. */
async function demandFreeLabels(tx: ClubTx, { levels }: Club): Promise<void> {
  const labels = levels.map(({ label }) => label);
  const known = await listLabels(tx);
  const manual = known.filter(({ id, type }) => type === 'MANUAL' && labels.includes(id));
  const before = await findClub(tx);
  const gone = (before?.levels ?? []).filter(({ label }) => !labels.includes(label));
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
    const definition = await findClub(tx);
    if (!definition) return null;
    const stand = await countMembers(tx);
    const counts = stand.map((each) => [each.label ?? '', each.members] as const);
    return { definition, members: Object.fromEntries(counts) };
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
    await settleToday(tx, member.id, at);
    const event = { action: 'club.label', at, about: { label }, memberId: member.id } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
  });
