// Lints a small tree of files with the project's settings, for tests.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type LintFinding = { file: string; rule: string; message: string };
type Report = { diagnostics: { filename: string; code?: string; message: string }[] };

const root = join(import.meta.dirname, '../..');

/** Packages whose names and paths the tests' imports need. */
const packages = ['contract', 'client', 'phrases', 'database', 'seed', 'edge', 'supplier'].map(
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
      // Exit code 1 means findings; any other code is a failure of the linter.
      if (error && error.code !== 1) reject(new Error(said || out || error.message));
      else resolve(out);
    });
  });
}

/** Lints files, given by their paths in the repository. */
export async function lintTree(files: Record<string, string>): Promise<LintFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
  try {
    writeTree(folder, files);
    const { diagnostics } = JSON.parse(await runLinter(folder)) as Report;
    return diagnostics.map(({ filename, code, message }) => ({
      file: filename.replaceAll('\\', '/'),
      // An unused suppression is reported without a rule.
      rule: code ?? 'unused suppression',
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
