// Pictures that take long to draw, kept below DATA_DIR by merchant, so that they outlive the process. Nothing depends on it: what cannot be read or written is drawn.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keepLatest } from '#http/keep-latest';

/** No other merchant's picture lies where a merchant's is looked for (T5). */
export type PicturePlace = { merchantCode: string; name: string };
export type KeptPictures = {
  /** The one that is kept, or the one that is drawn now. However many ask for it at once, it is drawn once. */
  find: (place: PicturePlace, draw: () => Promise<Buffer>) => Promise<Buffer>;
  /** Resolves when all that was drawn is written. */
  written: () => Promise<void>;
};

type Options = {
  folder: string;
  /** What all pictures together may take. */
  mostBytes: number;
  /** Told of a folder that cannot be used, once until it can. */
  onTrouble: (error: unknown) => void;
};

/** Held in memory besides, so that a folder that cannot be used does not mean a drawing for each request. */
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
    // That nothing is there to be read says nothing of the folder: only what was written does.
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

/** Null where there is none, or not the one that was written: a power cut can leave a file of zeros. */
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

/** Writes one file after the other, and removes the oldest when all of them take too much. */
function boundedWriter(folder: string, mostBytes: number) {
  let last: Promise<unknown> = Promise.resolve();
  /** Unknown until the first file is written: other processes may have written before. */
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

/** Gives what is left, in bytes. Down to nine tenths, so that not every new picture has all others looked at. */
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

/** Drafts too that a process left behind when it was killed. */
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
  // One that another process removed meanwhile.
  return found.filter((file) => file !== null);
}
