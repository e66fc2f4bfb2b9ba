// Databases that the fixtures of a process share. A new connection is a new process of Postgres and a dozen steps that prove a password: 50 to 70 ms of a slow machine, several times in each test.
import { openDatabase, type Database } from '../connection.ts';

const kept = new Map<string, Database>();

/** Returns the database at an address, which the first call opens. It stays open until it is dropped (`closeKept`); idle, it lets the process end. */
export function keptDatabase(url: string): Database {
  const known = kept.get(url);
  if (known) return known;
  const database = openDatabase({ url, isPatient: true, letsProcessEnd: true });
  kept.set(url, database);
  return database;
}

/** Closes the connections to these addresses, of which some may never have been opened. */
export async function closeKept(urls: string[]): Promise<void> {
  const open = urls.flatMap((url) => kept.get(url) ?? []);
  for (const url of urls) kept.delete(url);
  await Promise.all(open.map((database) => database.close()));
}
