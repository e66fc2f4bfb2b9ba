// Parses and checks the command's words before any query.
import { parseArgs } from 'node:util';
import { auditEvents } from '@parlour/contract/audit/events';
import type { EventFilter } from '@parlour/database/audit/read-events';
import type { ChainHead } from '@parlour/database/audit/verify-chains';

export const usage = `Usage: npm run audit -- verify [CODE [--head NUMBER:HASH]]
       npm run audit -- show CODE [--member ID | --name NAME] [--action ACTION] [--from ISO] [--to ISO] [--limit N]`;

export type ParsedCommand = { code?: string; options: Record<string, string | undefined> };

export function readHead(text: string): ChainHead {
  const [, number, hash] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!number || !hash) throw new Error('A head is written NUMBER:HASH, as verify prints it.');
  return { number, hash };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readTime(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is no time such as 2026-11-21T12:00Z.`);
  return at;
}

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
