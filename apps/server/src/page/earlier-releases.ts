// Files of earlier builds, stored below DATA_DIR, because a tab opened before an update still requests them (C1).
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type ReleaseFolder = {
  folder: string;
  /** Called for an unusable folder. Old tabs then do not find their files; nothing else depends on it. */
  onTrouble: (error: unknown) => void;
};
type Release = { build: string; assets: URL };

/** Number of stored builds, including this one. */
const most = 3;

/** Finds the folders of earlier builds, and stores this build's files for later ones in the background; `written` resolves when that is done. */
export async function keepReleases(
  { folder, onTrouble }: ReleaseFolder,
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

/** Copies under a temporary name until the copy is complete, because two processes may copy at once. */
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
