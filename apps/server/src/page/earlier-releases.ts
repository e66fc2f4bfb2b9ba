// Files of the builds before this one, kept below DATA_DIR: a tab that was opened before an update still asks for theirs (C1).
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type ReleasePlace = {
  folder: string;
  /** Told of a folder that cannot be used: then old tabs find no files of theirs, and nothing else is amiss. */
  onTrouble: (error: unknown) => void;
};
type Release = { build: string; assets: URL };

/** This build and the two before it. */
const most = 3;

/** The folders of earlier builds. Keeps this one's files meanwhile, for those that follow; `written` resolves when that is done. */
export async function keepReleases(
  { folder, onTrouble }: ReleasePlace,
  release: Release,
): Promise<{ earlier: URL[]; written: Promise<void> }> {
  const names = await newestFirst(folder).catch(tell(onTrouble, []));
  const others = names.filter((name) => name !== release.build);
  const earlier = others.slice(0, most - 1);
  const written = keep(folder, release, others.slice(most - 1)).catch(tell(onTrouble, undefined));
  return { earlier: earlier.map((name) => pathToFileURL(`${join(folder, name)}/`)), written };
}

const tell =
  <T>(onTrouble: (error: unknown) => void, instead: T) =>
  (error: unknown): T => {
    onTrouble(error);
    return instead;
  };

async function newestFirst(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.toSorted((one, two) => two.at - one.at).map(({ name }) => name);
}

/** Under a name of its own until it is whole: two processes may do so at once. */
async function keep(folder: string, { build, assets }: Release, old: string[]): Promise<void> {
  const own = join(folder, build);
  const isThere = await stat(own).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const half = join(folder, `.${randomUUID()}`);
    await cp(fileURLToPath(assets), half, { recursive: true });
    // The other process was faster.
    await rename(half, own).catch(() => rm(half, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(own, now, now);
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
