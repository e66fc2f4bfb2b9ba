// Makes one call over a real socket, with any Host. Rejects if it is cut off.
import { request, type IncomingHttpHeaders } from 'node:http';

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as received, perhaps compressed. */
  raw: Buffer;
  json: () => Record<string, unknown>;
};
type AskOptions = { headers?: Record<string, string>; body?: string; signal?: AbortSignal };

export function ask(
  port: number,
  method: string,
  ...[path, { headers = {}, body, signal }]: [path: string, sent: AskOptions]
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, ...(signal && { signal }) };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const raw = Buffer.concat(parts);
        const text = raw.toString();
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: text,
          raw,
          json: () => JSON.parse(text) as Record<string, unknown>,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
