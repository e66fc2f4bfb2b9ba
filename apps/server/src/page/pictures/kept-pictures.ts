// Stores pictures that take long to draw below DATA_DIR, by merchant, so that they outlive the process.
// Nothing depends on it: a picture that cannot be read or written is drawn again.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keepLatest } from '#http/keep-latest';

/** The key of a stored picture. It contains the merchant, so that no other merchant's picture is found (T5). */
export type PictureKey = { merchantCode: string; name: string };
export type KeptPictures = {
  /** Returns the stored picture, or draws it. Concurrent callers share one drawing. */
  find: (place: PictureKey, draw: () => Promise<Buffer>) => Promise<Buffer>;
  /** Resolves when all drawn pictures are written. */
  written: () => Promise<void>;
};

type Options = {
  folder: string;
  /** Limit of all pictures together. */
  mostBytes: number;
  /** Called for an unusable folder, once until it is usable again. */
  onTrouble: (error: unknown) => void;
};

/** Limit of pictures in memory, which prevent a drawing per request if the folder is unusable. */
const mostBytesInMemory = 2 * 1024 * 1024;

export function keepPictures({ folder, mostBytes, onTrouble }: Options): KeptPictures {
  const latest = keepLatest<Buffer>({
    mostBytes: mostBytesInMemory,
    bytesOf: ({ length }) => length,
  });
  const writer = boundedWriter(folder, mostBytes);
  let isInTrouble = false;
  const tell = (error: unknown): null => {
    if (!isInTrouble) onTrouble(error);
    isInTrouble = true;
    return null;
  };
  const write = async (path: string, drawn: Buffer): Promise<void> => {
    await writer.write(path, drawn);
    // Only a successful write proves that the folder is usable; a missing file proves nothing.
    isInTrouble = false;
  };
  const readOrDraw = async (path: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readWhole(path).catch(tell);
    if (kept) return kept;
    const drawn = await draw();
    // The answer does not wait for the disk.
    void write(path, drawn).catch(tell);
    return drawn;
  };
  return {
    find: ({ merchantCode, name }, draw) => {
      const path = join(folder, merchantCode, name);
      return latest.get(path, () => readOrDraw(path, draw));
    },
    written: () => writer.done(),
  };
}

const digestBytes = 32;
const digestOf = (picture: Buffer): Buffer => createHash('sha256').update(picture).digest();
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads a picture; null if it is missing or damaged, because a power cut can leave a file of zeros. */
async function readWhole(path: string): Promise<Buffer | null> {
  try {
    const file = await readFile(path);
    const picture = file.subarray(digestBytes);
    return digestOf(picture).equals(file.subarray(0, digestBytes)) ? picture : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes one file after the other, and removes the oldest when the total is above the limit. */
function boundedWriter(folder: string, mostBytes: number) {
  let last: Promise<unknown> = Promise.resolve();
  /** The total size; null until the first file is written, because other processes may have written before. */
  let bytes: number | null = null;

  const write = async (path: string, picture: Buffer): Promise<void> => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    try {
      await writeFile(draft, [digestOf(picture), picture], { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    bytes = bytes === null ? null : bytes + digestBytes + picture.length;
    if (bytes === null || bytes > mostBytes) bytes = await removeOldest(folder, mostBytes);
  };
  return {
    write: (path: string, picture: Buffer): Promise<void> => {
      const done = last.then(() => write(path, picture));
      last = done.catch(() => undefined);
      return done;
    },
    done: async (): Promise<void> => void (await last),
  };
}

/** Removes files down to nine tenths of the limit, so that not every new picture needs a scan. Returns the remaining bytes. */
async function removeOldest(folder: string, mostBytes: number): Promise<number> {
  const files = await listFiles(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= mostBytes) return bytes;
  for (const file of files.toSorted((one, other) => one.writtenAt - other.writtenAt)) {
    if (bytes <= mostBytes * 0.9) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

/** Lists all files, including drafts of killed processes. */
async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const facts = await stat(path).catch(() => null);
      return facts && { path, bytes: facts.size, writtenAt: facts.mtimeMs };
    }),
  );
  // Null if another process has removed the file meanwhile.
  return found.filter((file) => file !== null);
}
