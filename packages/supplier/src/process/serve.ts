// Runs an app until the process is told to end, and then shuts down in order.
import type { FastifyInstance } from 'fastify';
import { giveAddressesTime } from './address-attempts.ts';

type ServeOptions = { host: string; port: number; pool: { end: () => Promise<void> } };

export async function serve(
  app: FastifyInstance,
  { host, port, pool }: ServeOptions,
): Promise<void> {
  giveAddressesTime();
  const end = (): void => {
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The channel to the parent closes when the parent ends, even if it was killed.
  process.once('disconnect', end);
  await app.listen({ host, port });
  process.send?.({ ready: true });
}
