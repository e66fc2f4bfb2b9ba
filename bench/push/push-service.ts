// A push service in a process of its own, so that what it takes is not taken from who measures: it counts how often each device was told.
// GET /told answers how many devices that were, and how many of them more than once; DELETE /told forgets all.
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
