// Sends a page's headers before its body. A proxy that gets both at once seals them in one TLS record, of which the browser can
// read nothing before its last byte: on a slow line that is 50 ms in which it could have made room for the document.
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Long enough for a proxy to pass the headers on, in milliseconds; no line is as fast. */
const aheadMs = 1;

/** The body as a stream that begins when the headers have gone out. */
export function headersFirst(
  body: Buffer,
  response: Pick<ServerResponse, 'flushHeaders'>,
): Readable {
  let timer: NodeJS.Timeout | undefined;
  return new Readable({
    read() {
      if (timer) return;
      response.flushHeaders();
      timer = setTimeout(() => {
        this.push(body);
        this.push(null);
      }, aheadMs);
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
}
