// For tests: a small tree of files that is linted with the house's own settings.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Finding = { file: string; rule: string; message: string };
type Report = { diagnostics: { filename: string; code?: string; message: string }[] };

const root = join(import.meta.dirname, '../..');

/** The packages whose names and paths the imports of a test need. */
const packages = ['contract', 'client', 'phrases', 'database', 'edge', 'supplier'].map(
  (name) => `packages/${name}`,
);
const apps = ['server', 'player', 'sandbox', 'studio', 'supervisor'].map((name) => `apps/${name}`);

function writeTree(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const each of [...packages, ...apps]) {
    mkdirSync(join(folder, each), { recursive: true });
    cpSync(join(root, each, 'package.json'), join(folder, each, 'package.json'));
  }
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'oxlint.config.ts'),
    `import { lintConfig } from '${join(root, 'scripts/lint/config.ts')}';
export default lintConfig(import.meta.dirname);
`,
  );
}

function runLinter(folder: string): Promise<string> {
  const bin = join(root, 'node_modules/oxlint/bin/oxlint');
  const words = [bin, '--format=json', '--threads=1', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: folder, maxBuffer: 2 ** 24 }, (error, out, said) => {
      // Exit code 1 means findings; anything else is the linter's own trouble.
      if (error && error.code !== 1) reject(new Error(said || out || error.message));
      else resolve(out);
    });
  });
}

/** Lints the given files, named by their paths in the repository. */
export async function lintTree(files: Record<string, string>): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
  try {
    writeTree(folder, files);
    const { diagnostics } = JSON.parse(await runLinter(folder)) as Report;
    return diagnostics.map(({ filename, code, message }) => ({
      file: filename.replaceAll('\\', '/'),
      // A suppression that suppresses nothing is reported without a rule.
      rule: code ?? 'unused suppression',
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
