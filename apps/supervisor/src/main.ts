// The parent of everything `npm start` runs. It holds no product: it starts Postgres, the server
// and the sandbox, starts a dead one again, and ends them in order.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrls, startCluster } from '@parlour/database/embedded/cluster';
import { loadSecretKey } from '@parlour/database/secret-key';
import { fileFailure, StartFailure } from '@parlour/database/start-failure';
import type { DemoHub } from '@parlour/database/seed/connect-demo-hub';
import { announcement, hasDemo } from './announcement.ts';
import type { ChildPlan } from './child.ts';
import { renewOnChange } from './development.ts';
import { runHouse } from './house.ts';
import { refuseTakenPorts } from './ports.ts';
import { prepareDatabase } from './prepare-database.ts';
import { makeHubKeys, writeHubOperators } from './sandbox-folder.ts';
import { readSettings, type Settings } from './settings.ts';
import { listenForStop } from './stop-request.ts';

const isDevelopment = process.argv.includes('--development');
const appScript = (name: string): string =>
  fileURLToPath(new URL(`../../${name}/src/main.ts`, import.meta.url));

async function main(): Promise<void> {
  const stop = listenForStop();
  const settings = readSettings();
  const { dataDir, host, port, withSandbox, givenDatabase } = settings;
  await refuseTakenPorts(host, withSandbox ? [port, port + 1] : [port]);
  makeLogFolder(dataDir);
  const secretKey = loadSecretKey(dataDir, settings.secretKey ?? undefined);
  const { owner, app } = givenDatabase ?? clusterUrls(dataDir);
  const withDemo = hasDemo(settings);
  const demoHub = withSandbox ? await prepareHub(settings) : null;
  await runHouse(
    {
      startDatabase: givenDatabase === null ? () => startCluster({ dataDir }) : null,
      prepareDatabase: () =>
        prepareDatabase({ ownerUrl: owner, appUrl: app, secretKey, withDemo, demoHub }),
      children: planChildren(settings, { app, secretKey }),
      whenReady: (children) => {
        console.log(announcement(settings));
        if (isDevelopment) renewOnChange(children, stop.signal);
      },
      report: (line) => console.error(line),
    },
    stop,
  );
}

const sandboxOrigin = (port: number): string => `http://sandbox.localhost:${port + 1}`;

/** Keys and operators for the sandbox's game aggregator; a folder that was given is left alone. */
async function prepareHub({ dataDir, host, port, sandboxKeys }: Settings): Promise<DemoHub | null> {
  if (sandboxKeys !== null) return null;
  const folder = join(dataDir, 'keys');
  const { hub, operator } = await makeHubKeys(folder);
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const address = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  writeHubOperators(folder, `http://${address}:${port}`);
  const { privateKey } = operator;
  return { origin: sandboxOrigin(port), privateKey, publicKey: hub.publicKey };
}

/** The owner's address stays here: the server never has it. */
function planChildren(settings: Settings, given: { app: string; secretKey: Buffer }): ChildPlan[] {
  const { dataDir, host, port, withSandbox, passedToServer, passedToSandbox } = settings;
  const place = { PORT: String(port), HOST: host };
  const sandboxDatabase = settings.givenDatabase === null ? clusterUrls(dataDir).sandbox : null;
  const server = {
    name: 'The server',
    script: appScript('server'),
    args: isDevelopment ? ['--development'] : [],
    env: {
      ...passedToServer,
      ...place,
      ...(withSandbox && { OUTBOUND_ALLOW: outboundAllow(settings) }),
      DATA_DIR: dataDir,
      APP_DATABASE_URL: given.app,
      SECRET_KEY: given.secretKey.toString('base64'),
    },
    log: join(dataDir, 'logs', 'server.log'),
  };
  const sandbox = {
    name: 'The sandbox',
    script: appScript('sandbox'),
    args: [],
    env: {
      ...passedToSandbox,
      ...place,
      ...(sandboxDatabase !== null && { SANDBOX_DATABASE_URL: sandboxDatabase }),
      SANDBOX_KEYS: settings.sandboxKeys ?? join(dataDir, 'keys'),
    },
    log: join(dataDir, 'logs', 'sandbox.log'),
  };
  return withSandbox ? [server, sandbox] : [server];
}

/** The sandbox is on this machine, where the server calls nobody unless it is told (V5). */
function outboundAllow({ passedToServer, port }: Settings): string {
  const given = passedToServer['OUTBOUND_ALLOW'];
  return given ? `${given},${sandboxOrigin(port)}` : sandboxOrigin(port);
}

function makeLogFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileFailure(dataDir, error);
  }
}

// A terminal that is gone must not keep us from ending in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  },
);
