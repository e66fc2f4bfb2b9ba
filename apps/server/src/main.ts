// The server's process: a port, the modules' work, and a quiet end.
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp, listModules } from './app.ts';
import { readConfig } from './config.ts';
import { keepExpiredRemoved } from './expiry.ts';
import { startTelling } from './facts.ts';
import { openHouse } from './house.ts';
import { openLog } from './log.ts';
import { startWork } from './work.ts';

const longestWaitForGames = 5_000;

async function main(): Promise<void> {
  const config = readConfig();
  const serverLog = openLog(config.logLevel);
  const { log } = serverLog;
  const { warnings, ...house } = await openHouse(config, serverLog);
  for (const warning of warnings) {
    log.warn(warning);
    console.error(warning);
  }
  const modules = listModules(house);
  const app = await buildApp(house, modules);
  const work = startWork(
    [...modules.flatMap((each) => each.work ?? []), keepExpiredRemoved(house, modules)],
    (error, name) => log.warn({ err: error }, `${name} failed`),
  );
  const telling = startTelling(house, modules);
  const end = closeWithGrace({ delay: 8_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after a fault');
    await app.close();
    await Promise.all([work.stop(), telling.stop()]);
    await house.close();
  });
  // The parent's end closes this channel, also when it was killed.
  process.once('disconnect', () => end.close());
  await app.listen({ host: config.host, port: config.port });
  log.info({ listening: app.addresses() }, 'ready');
  // A first start opens with a filled lobby, where the vendors are there (LOBBY-04).
  await Promise.race([work.filled, sleep(longestWaitForGames, undefined, { ref: false })]);
  process.send?.({ ready: true });
}

// Who only reads the program ahead starts nothing.
if (import.meta.main) {
  main().catch((error: unknown) => {
    const reason = error instanceof Error ? error : new Error(String(error));
    // Refusals to start are one sentence for whoever started it; anything else is a fault with its stack.
    const isPlain = /ConfigError|StartFailure|StartRefused/.test(reason.constructor.name);
    const portTaken = 'code' in reason && reason.code === 'EADDRINUSE';
    console.error(
      portTaken ? `${reason.message}: the port is in use.` : isPlain ? reason.message : reason,
    );
    process.exit(1);
  });
}
