// The parent process of `npm start`. It contains no product code: it starts Postgres, the server,
// the back office, the studio and the sandbox, restarts one that dies, and stops them in order.
import { join } from 'node:path';
import { clusterUrl } from '@parlour/database/embedded/address';
import { startCluster } from '@parlour/database/embedded/cluster';
import { bindDemoPhones } from '@parlour/seed/demo-phone';
import { loadSecretKey } from '@parlour/database/secret-key';
import { makeFolder, StartFailure } from '@parlour/database/start-failure';
import { announcement, hasDemo } from './announcement.ts';
import { compiledFolder, listPrograms, planChildren } from './children/children.ts';
import { readAhead } from './children/read-ahead.ts';
import { renewOnChange } from './development.ts';
import { runProduct } from './run-product.ts';
import { refuseTakenPorts } from './ports.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readSettings, type Settings } from './settings.ts';
import { listenForStop } from './stop-request.ts';
import { prepareSuppliers } from './suppliers.ts';

const isDevelopment = process.argv.includes('--development');

async function main(): Promise<void> {
  const stop = listenForStop();
  const settings = readSettings();
  const { dataDir, host, givenDatabase } = settings;
  await refuseTakenPorts(host, portsOf(settings));
  makeFolder(join(dataDir, 'logs'));
  const secretKey = loadSecretKey(dataDir, settings.secretKey ?? undefined);
  const urlOf = (seat: 'owner' | 'app'): string =>
    givenDatabase?.[seat] ?? clusterUrl(dataDir, seat);
  const staffUrl = (): string | undefined =>
    givenDatabase ? givenDatabase.staff : clusterUrl(dataDir, 'staff');
  const withDemo = hasDemo(settings);
  const demoSuppliers = await prepareSuppliers(settings);
  await runProduct(
    {
      readAhead: (signal) => readAhead(listPrograms(settings), compiledFolder(dataDir), signal),
      startDatabase: givenDatabase === null ? () => startCluster({ dataDir }) : null,
      prepareDatabase: () => {
        const urls = { ownerUrl: urlOf('owner'), appUrl: urlOf('app'), staffUrl: staffUrl() };
        const connectsDemo = !settings.isProduction;
        return prepareDatabase({ ...urls, secretKey, withDemo, connectsDemo, demoSuppliers });
      },
      planChildren: () => {
        const urls = { app: urlOf('app'), staff: staffUrl() };
        return planChildren(settings, { ...urls, secretKey, isDevelopment });
      },
      whenReady: (children) => {
        console.log(announcement(settings));
        if (withDemo && settings.sandbox) void bindPhones(urlOf('owner'), settings);
        if (isDevelopment) renewOnChange(children, stop.signal);
      },
      report: (line) => console.error(line),
    },
    stop,
  );
}

/** Binds the demo's phones for notifications, in the background. A failure is only printed. */
async function bindPhones(ownerUrl: string, { port }: Settings): Promise<void> {
  try {
    await bindDemoPhones({ ownerUrl, sandboxPort: port + 1, at: new Date() });
  } catch (error) {
    console.error(`The demo has no phone for notifications: ${String(error)}.`);
  }
}

const portsOf = ({ port, sandbox, studio, console: office }: Settings): number[] => [
  port,
  ...(office ? [port + 2] : []),
  ...(sandbox ? [port + 1, port + 3] : []),
  ...(studio ? [port + 4] : []),
];

// Writing to a closed terminal fails; that must not stop an orderly shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  },
);
