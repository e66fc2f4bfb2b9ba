// The server's process: opens the port, runs the modules' work, and shuts down in order.
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp, listModules } from './app.ts';
import { readConfig } from './config.ts';
import { keepExpiredRemoved } from './expiry.ts';
import { endForFailure } from './end-for-failure.ts';
import { startTelling } from './facts.ts';
import { openServerContext } from './server-context.ts';
import { openLog } from './log.ts';
import { startWork } from './work.ts';

const longestWaitForGames = 5_000;

async function main(): Promise<void> {
  const config = readConfig();
  const serverLog = openLog(config.logLevel);
  const { log } = serverLog;
  const { warnings, ...context } = await openServerContext(config, serverLog);
  for (const warning of warnings) {
    log.warn(warning);
    console.error(warning);
  }
  const modules = listModules(context);
  const app = await buildApp(context, modules);
  const work = startWork(
    [...modules.flatMap((each) => each.work ?? []), keepExpiredRemoved(context, modules)],
    (error, name) => log.warn({ err: error }, `${name} failed`),
  );
  const telling = startTelling(context, modules);
  const end = closeWithGrace({ delay: 8_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after a fault');
    await app.close();
    await Promise.all([work.stop(), telling.stop()]);
    await context.close();
  });
  // This channel closes when the parent process ends, also when it is killed.
  process.once('disconnect', () => end.close());
  await app.listen({ host: config.host, port: config.port });
  log.info({ listening: app.addresses() }, 'ready');
  // A first start waits for a filled lobby, for as long as the vendors may take (LOBBY-04).
  await Promise.race([work.filled, sleep(longestWaitForGames, undefined, { ref: false })]);
  process.send?.({ ready: true });
}

// An import that only reads the program ahead starts nothing.
if (import.meta.main) {
  main().catch(endForFailure);
}
