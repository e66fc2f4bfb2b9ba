import { buildSandbox } from './app.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings();
  const app = buildSandbox();
  const end = (): void => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The parent's end closes this channel, also when it was killed.
  process.once('disconnect', end);
  await app.listen(settings);
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The sandbox cannot start: ${reason}\n`);
  process.exit(1);
});
