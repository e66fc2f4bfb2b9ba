// The process of the back office: opens its port, and shuts down in order. It has the database's role of staff, which the server has not (decision 126).
import closeWithGrace from 'close-with-grace';
import { endForFailure } from '../end-for-failure.ts';
import { openLog } from '../log.ts';
import { startWork } from '../work.ts';
import { buildConsole } from './app.ts';
import { readConsoleConfig } from './config.ts';
import { openConsoleContext } from './context.ts';

async function main(): Promise<void> {
  const config = readConsoleConfig();
  const serverLog = openLog(config.logLevel);
  const { log } = serverLog;
  const context = await openConsoleContext(config, serverLog);
  const app = await buildConsole(context);
  const work = startWork(context.work, (error, name) => log.warn({ err: error }, `${name} failed`));
  const end = closeWithGrace({ delay: 8_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after a fault');
    await app.close();
    await work.stop();
    await context.close();
  });
  // This channel closes when the parent process ends, also when it is killed.
  process.once('disconnect', () => end.close());
  await app.listen({ host: config.host, port: config.port });
  log.info({ listening: app.addresses() }, 'ready');
  process.send?.({ ready: true });
}

// An import that only reads the program ahead starts nothing.
if (import.meta.main) main().catch(endForFailure);
