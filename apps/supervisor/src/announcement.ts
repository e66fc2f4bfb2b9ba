import { join } from 'node:path';
import { demoAccounts, demoMerchants, demoVoucherCode } from '@parlour/database/seed/demo-facts';
import type { Settings } from './settings.ts';
import { sandboxOrigin, studioOrigin } from './suppliers.ts';

/** What `npm start` leaves on the terminal: where everything is, and who may log in. */
export function announcement(settings: Settings): string {
  const { port, host, dataDir, sandbox, studio } = settings;
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
    ...(studio ? [['Studio', studioOrigin(settings)]] : []),
    ...(sandbox ? [['Sandbox', sandboxOrigin(port)]] : []),
    ['Logs', join(dataDir, 'logs')],
  ];
  const accounts = demoAccounts.map((each) => [each.username, each.password, each.note]);
  const parts = ['Parlour is ready.', table(lines)];
  if (withDemo) {
    parts.push('Demo accounts of every site (name, password):', table(accounts));
    if (sandbox) {
      parts.push(
        `A notification: npm run push -- test lumen demo; it arrives at ${sandboxOrigin(port)}/push/inbox`,
      );
    }
    parts.push(`Voucher code, once at each site that has vouchers: ${demoVoucherCode}`);
  }
  return `\n${parts.join('\n\n')}\n\nCtrl-C ends it.\n`;
}

/** Known passwords: never in production, and never in a database that somebody else gave. */
export const hasDemo = (settings: Settings): boolean =>
  settings.givenDatabase === null && !settings.isProduction;

function table(rows: string[][]): string {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: string[]): string =>
    row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ');
  return rows.map((row) => `  ${line(row).trimEnd()}`).join('\n');
}
