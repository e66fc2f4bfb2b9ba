// Sends the files of a build from memory: a build is small, and on a slow connection a file that waits for the disk would arrive
// after a large one that did not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentEtag } from './content-etag.ts';

/** Types of the files in our builds, besides the compressed copies. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};
const copies = { br: '.br', gzip: '.gz' } as const;

type Body = { bytes: Buffer; headers: Record<string, string> };
/** A file with its compressed copies. Typefaces have none, because they are already compressed. */
type BuiltFile = { etag: string; plain: Body; br?: Body; gzip?: Body };

export type BuiltFolders = {
  folder: URL;
  /** Folders of earlier builds, newest first. They are read when one of their files is requested. */
  earlier?: readonly URL[];
};

/** Serves the files of a build below the prefix, such as `/m/assets/`. Names contain a hash of the content, so browsers may cache them for ever. */
export function serveBuiltFiles(
  app: FastifyInstance,
  prefix: `/${string}/`,
  { folder, earlier = [] }: BuiltFolders,
): void {
  const files = readBuiltFiles(folder);
  const past = new Map(earlier.flatMap((each) => listFiles(each).map((name) => [name, each])));
  const find = (name: string): BuiltFile | undefined => {
    const place = past.get(name);
    if (files.has(name) || place === undefined) return files.get(name);
    const file = readBuiltFile(place, name);
    files.set(name, file);
    return file;
  };
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}:name`,
    handler: (request, reply) => {
      const file = find(request.params.name);
      return file ? sendFile(file, request, reply) : reply.callNotFound();
    },
  });
}

function sendFile(file: BuiltFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const body = (encoding && file[encoding]) ?? file.plain;
  reply.headers(body.headers);
  return headers['if-none-match'] === file.etag ? reply.status(304).send() : reply.send(body.bytes);
}

/** Lists the files' names, without the compressed copies. */
function listFiles(folder: URL): string[] {
  const isCopy = (name: string): boolean => Object.values<string>(copies).includes(extname(name));
  return readdirSync(folder).filter((name) => !isCopy(name));
}

const readBuiltFiles = (folder: URL): Map<string, BuiltFile> =>
  new Map(listFiles(folder).map((name) => [name, readBuiltFile(folder, name)]));

function readBuiltFile(folder: URL, name: string): BuiltFile {
  const type = types[extname(name)];
  if (type === undefined) throw new Error(`The type of ${name} is not known.`);
  const plain = readFileSync(new URL(name, folder));
  const etag = contentEtag(plain);
  const shared = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  };
  const found = Object.entries(copies).flatMap(([encoding, ending]) => {
    const copy = new URL(`${name}${ending}`, folder);
    if (!existsSync(copy)) return [];
    const headers = { ...shared, 'content-encoding': encoding, vary: 'accept-encoding' };
    return [[encoding, { bytes: readFileSync(copy), headers }] as const];
  });
  const vary = found.length > 0 ? { vary: 'accept-encoding' } : {};
  return {
    etag,
    plain: { bytes: plain, headers: { ...shared, ...vary } },
    ...(Object.fromEntries(found) as Pick<BuiltFile, 'br' | 'gzip'>),
  };
}
