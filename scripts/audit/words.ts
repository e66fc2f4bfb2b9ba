// Parses and checks the command's words before any query.
import { parseArgs } from 'node:util';
import { auditEvents } from '@parlour/contract/audit/events';
import { readChainHead } from '@parlour/contract/audit/chain-head';
import type { auditStaff } from '@parlour/server/staff/audit';
import type { StaffOf } from '../commands/staff.ts';

export const usage = `Usage: npm run audit -- verify [CODE [--head NUMBER:HASH]]
       npm run audit -- show CODE [--member ID | --name NAME] [--action ACTION] [--from ISO] [--to ISO] [--limit N]`;

export type ParsedCommand = { code?: string; options: Record<string, string | undefined> };

export function readHead(text: string): string {
  if (readChainHead(text) !== null) return text;
  throw new Error('A head is written NUMBER:HASH, as verify prints it.');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readTime(text: string): number {
  const at = new Date(text).getTime();
  if (Number.isNaN(at)) throw new Error(`${text} is no time such as 2026-11-21T12:00Z.`);
  return at;
}

type EventFilter = Parameters<StaffOf<typeof auditStaff>['listAuditEvents']>[0];

export function readFilter(merchant: string, options: ParsedCommand['options']): EventFilter {
  const { member, name, action, from, to, limit = '50' } = options;
  if (member !== undefined && !uuid.test(member)) throw new Error(`${member} is no member’s id.`);
  if (action !== undefined && !Object.hasOwn(auditEvents, action)) {
    throw new Error(
      `There is no action ${action}. There is: ${Object.keys(auditEvents).join(', ')}.`,
    );
  }
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Error('--limit is a number from 1 to 999999.');
  return {
    merchant,
    limit: Number(limit),
    ...(member !== undefined && { memberId: member }),
    ...(name !== undefined && { name }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from: readTime(from) }),
    ...(to !== undefined && { to: readTime(to) }),
  };
}

const text = { type: 'string' } as const;
const known = {
  verify: { head: text },
  show: { member: text, name: text, action: text, from: text, to: text, limit: text },
};

export function readWords(words: string[], verb: keyof typeof known): ParsedCommand {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: known[verb],
      allowPositionals: true,
    });
    const [code, ...rest] = positionals;
    if (rest.length > 0) throw new Error('too many words');
    return { ...(code !== undefined && { code }), options: values as ParsedCommand['options'] };
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}
