// A certificate for localhost, valid for an hour, made by openssl. Chromium gets its fingerprint, because caches and
// service workers need a trusted one.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer; fingerprint: string };

const words =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'.split(
    ' ',
  );

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const [keyFile, certFile] = [join(folder, 'key'), join(folder, 'cert')];
  execFileSync('openssl', [...words, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}
