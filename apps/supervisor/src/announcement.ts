import { join } from 'node:path';
import {
  demoAccounts,
  demoMerchants,
  demoPassword,
  demoStaff,
  demoVoucherCode,
} from '@parlour/seed/demo-facts';
import type { Settings } from './settings.ts';
import { sandboxOrigin, studioOrigin } from './suppliers.ts';

/** The text that `npm start` prints on the terminal: all addresses, and the logins of the demo. */
export function announcement(settings: Settings): string {
  const { port, host, dataDir, sandbox, studio, console: office } = settings;
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const withDemo = hasDemo(settings);
  const sites = withDemo
    ? demoMerchants.map(({ name, hosts }) => [
        name,
        hosts.map((each) => `http://${each}:${port}/m`).join('  '),
      ])
    : [['Site', `http://${here}:${port}/m, at each merchant's own host`]];
  const lines = [
    ...sites,
    ['API', `http://${here}:${port}/wps/docs`],
    ...(office ? [['Back office', office.origin]] : []),
    ...(studio ? [['Studio', studioOrigin(settings)]] : []),
    ...(sandbox ? [['Sandbox', sandboxOrigin(port)]] : []),
    ['Logs', join(dataDir, 'logs')],
  ];
  const accounts = demoAccounts.map((each) => [each.username, each.password, each.note]);
  const parts = ['Parlour is ready.', table(lines)];
  if (withDemo) {
    parts.push('Demo accounts of every site (name, password):', table(accounts));
    if (office) {
      const mails = demoStaff.map(({ mail }) => mail).join(', ');
      parts.push(
        `Back office: ${mails}, all with ${demoPassword} and the code of: npm run staff -- code MAIL`,
      );
    }
    if (sandbox) {
      parts.push(
        `A notification: npm run push -- test lumen demo; it arrives at ${sandboxOrigin(port)}/push/inbox`,
      );
    }
    parts.push(`Voucher code, once at each site that has vouchers: ${demoVoucherCode}`);
  }
  return `\n${parts.join('\n\n')}\n\nCtrl-C ends it.\n`;
}

/** Whether the demo is seeded. Its passwords are public, so never in production or in a given database. */
export const hasDemo = (settings: Settings): boolean =>
  settings.givenDatabase === null && !settings.isProduction;

function table(rows: string[][]): string {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: string[]): string =>
    row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ');
  return rows.map((row) => `  ${line(row).trimEnd()}`).join('\n');
}
