import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode, StartFailure } from '@parlour/database/start-failure';

/** Throws if a port is taken. Called before anything starts, so that this is the only message. */
export async function refuseTakenPorts(host: string, ports: number[]): Promise<void> {
  for (const port of ports) {
    const error = await tryPort(host, port);
    if (error === null) continue;
    throw new StartFailure(sentences[errorCode(error) ?? '']?.(host, port) ?? error.message, {
      cause: error,
    });
  }
}

const unknownHost = (host: string): string => `HOST ${host} is no address of this machine.`;
const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `Port ${port} is in use: stop what runs there or set another PORT.`,
  EACCES: (_, port) => `Port ${port} needs more rights than we have: set another PORT.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EINVAL: unknownHost,
};

async function tryPort(host: string, port: number): Promise<Error | null> {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  probe.close();
  await once(probe, 'close');
  return null;
}
