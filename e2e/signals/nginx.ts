// Debian's nginx in front of the site. It is installed where it is missing, as Chromium is (scripts/browser/get-browser.mjs); a test that
// needs it is never skipped.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimPorts } from '@parlour/edge/testing/claim-ports';

const program = '/usr/sbin/nginx';

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = [['update'], ['install', '--yes', '--no-install-recommends', 'nginx-light']];
  for (const each of words) spawnSync('apt-get', ['-qq', ...each], { env, stdio: 'inherit' });
  if (!existsSync(program)) {
    throw new Error('This test needs nginx: as root, apt-get install nginx-light');
  }
}

/** A usual configuration: buffering, compression, and a minute of silence at most. `more` is added to the location. */
const configuration = (folder: string, port: number, more: string): string => `
daemon off;
pid ${join(folder, 'pid')};
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  gzip on;
  gzip_types *;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${process.env['PARLOUR_E2E_PORT']};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_buffering on;
      proxy_read_timeout 60s;
      ${more}
    }
  }
}
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Runs nginx until `run` resolves. */
export async function withNginx(more: string, run: (port: number) => Promise<void>): Promise<void> {
  if (!existsSync(program)) install();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-nginx-'));
  const ports = await claimPorts();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, ports.first, more));
  const nginx = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'inherit' });
  const gone = once(nginx, 'exit');
  try {
    while (!(await answers(ports.first))) {
      if (nginx.exitCode !== null) throw new Error('nginx did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await run(ports.first);
  } finally {
    nginx.kill('SIGTERM');
    await gone;
    await ports.release();
    rmSync(folder, { recursive: true, force: true });
  }
}
