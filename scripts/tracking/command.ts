// npm run tracking -- show EVENTID | funnel CODE [--days DAYS] | forget CODE USERNAME | retry CODE
// Tracked events, by calls of staff; the product may be running. Exits with 1 where there is none.
import { parseArgs } from 'node:util';
import { visibleText } from '@parlour/contract/audit/recorded-text';
import { trackingStaff } from '@parlour/server/staff/tracking';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage = `Usage: npm run tracking -- show EVENTID
       npm run tracking -- funnel CODE [--days DAYS]
       npm run tracking -- forget CODE USERNAME
       npm run tracking -- retry CODE`;

type Staff = StaffOf<typeof trackingStaff>;
type Run = (staff: Staff) => Promise<void>;
type TrackedEvent = Awaited<ReturnType<Staff['showEvent']>>['events'][number];
type FunnelRow = Awaited<ReturnType<Staff['readFunnel']>>['rows'][number];

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
const momentOf = (epochMs: number): string => new Date(epochMs).toISOString();
const campaignOf = (campaign: string): string => visibleText(campaign) || '(none)';

function describeDelivery(delivery: TrackedEvent['deliveries'][number]): string {
  const { network, outcome, tries, trouble, dueAt, endedAt } = delivery;
  const state =
    outcome === null
      ? `waits until ${momentOf(dueAt)}`
      : `${outcome} at ${momentOf(endedAt ?? dueAt)}`;
  return `  ${network}: ${state}, after ${plural(tries, 'call')}${trouble === null ? '' : `: ${visibleText(trouble)}`}`;
}

function show(id: string): Run {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    throw new Error(`${visibleText(id)} is no event’s id, which is a UUID.`);
  }
  return async (staff) => {
    const { events } = await staff.showEvent({ id });
    for (const event of events) {
      const { merchant, name, username, campaign, happenedAt, receivedAt, deliveries } = event;
      console.log(`${name} at ${merchant}, ${momentOf(happenedAt)}`);
      console.log(`  received ${momentOf(receivedAt)}; campaign ${campaignOf(campaign)}`);
      if (username !== null) console.log(`  of ${visibleText(username)}`);
      if (deliveries.length === 0) console.log('  for no network');
      for (const each of deliveries) console.log(describeDelivery(each));
    }
  };
}

const columns = ['visits', 'registrations', 'plays', 'deposits'] as const;

const describeRow = (row: FunnelRow): string =>
  `${row.day}  ${columns.map((name) => String(row[name]).padStart(name.length)).join('  ')}  ${campaignOf(row.campaign)}`;

function funnel(merchant: string, days: number): Run {
  if (!Number.isInteger(days) || days < 1 || days > 182) {
    throw new Error('Events are kept for 182 days: --days is a whole number from 1 to 182.');
  }
  return async (staff) => {
    const { rows } = await staff.readFunnel({ merchant, days });
    if (rows.length === 0) throw new Error(`${merchant} has no event in ${plural(days, 'day')}.`);
    console.log(`day         ${columns.join('  ')}  campaign`);
    for (const row of rows) console.log(describeRow(row));
  };
}

const forget =
  (merchant: string, username: string): Run =>
  async (staff) => {
    const { events, browsers } = await staff.forgetTracked({ merchant, username });
    console.log(
      `${plural(events, 'event')} and ${plural(browsers, 'browser')} of ${visibleText(username)} are forgotten.`,
    );
  };

const retry =
  (merchant: string): Run =>
  async (staff) => {
    const { deliveries } = await staff.retryTracked({ merchant });
    console.log(`Networks will be told once more: ${plural(deliveries, 'event')}.`);
  };

function runOf([verb, one = '', other = '', ...rest]: string[], days: string | undefined): Run {
  const isAlone = rest.length === 0 && other === '' && one !== '';
  if (verb === 'show' && isAlone && days === undefined) return show(one);
  if (verb === 'funnel' && isAlone) return funnel(one, Number(days ?? 30));
  if (verb === 'retry' && isAlone && days === undefined) return retry(one);
  if (verb === 'forget' && rest.length === 0 && other !== '' && days === undefined) {
    return forget(one, other);
  }
  throw new Error(usage);
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string' } },
  });
  return callStaff(trackingStaff, runOf(positionals, values.days));
});
