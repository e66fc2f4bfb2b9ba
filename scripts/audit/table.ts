// Formats events as lines of a table, safe for a terminal.
import { visibleText } from '@parlour/contract/audit/recorded-text';
import type { auditStaff } from '@parlour/server/staff/audit';
import type { StaffOf } from '../commands/staff.ts';

type Answer = Awaited<ReturnType<StaffOf<typeof auditStaff>['listAuditEvents']>>;
type ListedEvent = Answer['events'][number];

const titles = [
  'no.',
  'time',
  'action',
  'result',
  'who',
  'member',
  'name',
  'from',
  'request',
  'about',
];

const cellsOf = (event: ListedEvent): string[] =>
  [
    event.number ?? '(not sealed)',
    new Date(event.at).toISOString(),
    event.action,
    event.result,
    event.actorName === null ? event.actor : `${event.actor} ${event.actorName}`,
    event.memberId ?? '-',
    event.subject ?? '-',
    event.address ?? '-',
    event.requestId ?? '-',
    event.about,
    // `visibleText` also covers rows that were written without the server.
  ].map(visibleText);

export function tableOf(events: ListedEvent[]): string[] {
  const table = [titles, ...events.map(cellsOf)];
  const widths = titles.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
  return table.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
