// A push service in a separate process, so that it takes no time from the measuring one. It counts the notifications of each
// device. GET /told returns the number of devices with one, and with more than one; DELETE /told clears the counts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const told = new Map<string, number>();

const server = createServer((request, response) => {
  const { method, url = '' } = request;
  if (url === '/told') {
    if (method === 'DELETE') told.clear();
    const again = [...told.values()].filter((times) => times > 1).length;
    response.end(JSON.stringify({ devices: told.size, again }));
    return;
  }
  request.resume().on('end', () => {
    told.set(url, (told.get(url) ?? 0) + 1);
    response.writeHead(201).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
