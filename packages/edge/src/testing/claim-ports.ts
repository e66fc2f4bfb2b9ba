// Claims ports for servers whose address must be known before they start: nine in a row, reserved among all users of this file.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

export type ClaimedPorts = {
  /** The first of nine free ports in a row that now belong to the caller. Nothing listens there yet. */
  first: number;
  release: () => Promise<void>;
};

const rowLength = 10;
/** The lowest port: browsers refuse 10080, and most servers that people start by hand use lower ones. */
const lowest = 12_000;
/** The highest PORT that the server accepts. */
const highest = 65_000;
/** The default range of Linux; other systems begin higher. */
const usualRange = '32768 60999';

/** Lists the first ports of all rows outside the ephemeral range (`32768 60999`), in which the system may use any port a moment later. */
export function listRows(range: string): number[] {
  const [low = 0, high = 0] = range.trim().split(/\s+/).map(Number);
  const all = Array.from(
    { length: Math.floor((highest - lowest) / rowLength) },
    (_, index) => lowest + index * rowLength,
  );
  const outside = all.filter((first) => first + rowLength <= low || first > high);
  // On a system whose ephemeral range covers all ports there are no better ones.
  return outside.length > 0 ? outside : all;
}

function readRange(): string {
  try {
    return readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  } catch {
    return usualRange;
  }
}

/** Listens at a port; null if it is taken. */
async function holdPort(port: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ port, host: '127.0.0.1', exclusive: true });
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  // A process that forgets to release them can still end.
  server.unref();
  return server;
}

async function letGo(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

async function isFree(port: number): Promise<boolean> {
  const held = await holdPort(port);
  if (held !== null) await letGo(held);
  return held !== null;
}

/** Claims a row by listening at its last port, which works across processes. */
async function claimRow(first: number): Promise<ClaimedPorts | null> {
  const claim = await holdPort(first + rowLength - 1);
  if (claim === null) return null;
  const ports = Array.from({ length: rowLength - 1 }, (_, index) => first + index);
  const free = await Promise.all(ports.map(isFree));
  if (free.every(Boolean)) return { first, release: () => letGo(claim) };
  await letGo(claim);
  return null;
}

/** Claims a row. Starts at a random one, so that simultaneous callers seldom collide. */
export async function claimPorts(rows = listRows(readRange())): Promise<ClaimedPorts> {
  const start = randomInt(rows.length);
  for (const first of [...rows.slice(start), ...rows.slice(0, start)]) {
    const claimed = await claimRow(first);
    if (claimed !== null) return claimed;
  }
  throw new Error(`None of ${rows.length} rows of ports is free.`);
}
