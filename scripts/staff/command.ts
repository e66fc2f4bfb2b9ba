// npm run staff -- invite MAIL --role ROLE [--merchant CODE] | list | remove MAIL --role ROLE [--merchant CODE] | disable MAIL | code MAIL
// Accounts of the back office, by calls of staff; the product may be running.
import { parseArgs } from 'node:util';
import { visibleText } from '@parlour/contract/audit/recorded-text';
import { staffMail } from '@parlour/contract/staff/staff-mail.schema';
import { staffRoles, type StaffRole } from '@parlour/contract/staff/roles';
import { staffStaff } from '@parlour/server/staff/staff';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';
import { consoleOrigin } from './console-origin.ts';

const usage = `Usage: npm run staff -- invite MAIL --role ${staffRoles.join(' | ')} [--merchant CODE]
       npm run staff -- list
       npm run staff -- remove MAIL --role ROLE [--merchant CODE]
       npm run staff -- disable MAIL
       npm run staff -- code MAIL`;

type Staff = StaffOf<typeof staffStaff>;
type Run = (staff: Staff) => Promise<void>;
type Account = Awaited<ReturnType<Staff['listStaff']>>['accounts'][number];

function readMail(text: string): string {
  const { success, data } = staffMail.safeParse(text);
  if (success) return data;
  throw new Error(`${visibleText(text)} is no e-mail address of at most 100 characters.`);
}

function readRole(text: string | undefined): StaffRole {
  const role = staffRoles.find((each) => each === text);
  if (role !== undefined) return role;
  throw new Error(`A role is one of: ${staffRoles.join(', ')}.`);
}

function invite(mail: string, role: StaffRole, merchant: string | undefined): Run {
  return async (staff) => {
    const invited = { mail, role, ...(merchant !== undefined && { merchant }) };
    const { token, expiresAt } = await staff.inviteStaff(invited);
    const until = new Date(expiresAt).toISOString();
    // Behind the # the secret reaches no server and no log (S3).
    console.log(`${consoleOrigin()}/invitation#${token}\nIt works once, until ${until}.`);
  };
}

const grantText = ({ role, merchant }: Account['grants'][number]): string =>
  `${role} of ${merchant ?? 'all merchants'}`;
const accountLine = ({ mail, state, secondFactor, grants }: Account): string => {
  const factor = secondFactor === null ? '' : `, ${secondFactor}`;
  return `${visibleText(mail)} ${state}${factor}: ${grants.map(grantText).join(', ')}`;
};

const list: Run = async (staff) => {
  const { accounts } = await staff.listStaff({});
  console.log(accounts.length === 0 ? 'No accounts' : accounts.map(accountLine).join('\n'));
};

function remove(mail: string, role: StaffRole, merchant: string | undefined): Run {
  const taken = { role, merchant: merchant ?? null };
  return async (staff) => {
    await staff.removeStaffRole({ mail, role, ...(merchant !== undefined && { merchant }) });
    console.log(`${mail} is no longer ${grantText(taken)}.`);
  };
}

const disable =
  (mail: string): Run =>
  async (staff) => {
    await staff.disableStaff({ mail });
    console.log(`${mail} is disabled, and logged out.`);
  };

const code =
  (mail: string): Run =>
  async (staff) =>
    console.log((await staff.showStaffCode({ mail })).code);

type Options = { role?: string; merchant?: string };

function runOf(words: string[], { role, merchant }: Options): Run {
  const [verb, mail = ''] = words;
  const { length } = words;
  if (verb === 'invite' && length === 2) return invite(readMail(mail), readRole(role), merchant);
  if (verb === 'remove' && length === 2) return remove(readMail(mail), readRole(role), merchant);
  if (verb === 'list' && length === 1) return list;
  if (verb === 'disable' && length === 2) return disable(readMail(mail));
  if (verb === 'code' && length === 2) return code(readMail(mail));
  throw new Error(usage);
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, merchant: { type: 'string' } },
  });
  await callStaff(staffStaff, runOf(positionals, values));
});
