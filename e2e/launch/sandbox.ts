// Calls to the run's sandbox at its host name: only browsers resolve names below localhost to this machine.
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export const sandboxPort = Number(process.env['PARLOUR_E2E_PORT']) + 1;
export const sandboxOrigin = `http://sandbox.localhost:${sandboxPort}`;

export const askSandbox = (method: string, path: string, body?: object) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      host: `sandbox.localhost:${sandboxPort}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = request(
      { host: '127.0.0.1', port: sandboxPort, method, path, headers },
      (got) => void text(got).then(resolve, reject),
    );
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
