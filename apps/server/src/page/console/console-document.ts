// The one document of the back office, which its script fills, and the content policy that goes with it (H1).
import { listChunks, listStyles, readManifest } from '@parlour/document/build-manifest';
import { writePolicy } from '@parlour/document/content-policy';
import { html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';

const entryName = 'src/main.tsx';

/** Writes the document with this nonce. */
export type WriteConsoleDocument = (nonce: string) => string;

/** Reads the build. Throws one sentence if it is missing: `npm start` or `npm run build` makes it. */
export function readConsoleDocument(client: URL): WriteConsoleDocument {
  const { entry, preload, styles } = readEntry(client);
  const links = [
    ...preload.map((file) => html`<link rel="modulepreload" href="/${file}" />`),
    ...styles.map((file) => html`<link rel="stylesheet" href="/${file}" />`),
  ].map(({ markup }) => markup);
  return (nonce) =>
    htmlDocument({
      language: 'en',
      head: [
        '<title>Parlour</title>',
        '<meta name="robots" content="noindex">',
        // An empty address, so that the browser asks for no icon of its own accord.
        '<link rel="icon" href="data:,">',
        // Browsers hide the attribute from style sheets, and scripts read the property.
        html`<meta name="style-nonce" nonce="${nonce}" />`.markup,
        ...links,
      ],
      body: ['<div id="root"></div>', html`<script type="module" src="/${entry}"></script>`.markup],
    });
}

function readEntry(client: URL) {
  const manifest = readBuild(client);
  const entry = manifest[entryName]?.file;
  if (entry === undefined) throw new Error('The build of the back office lacks its entry.');
  const chunks = listChunks(manifest, [entryName]);
  return {
    entry,
    preload: chunks.map(({ file }) => file).filter((file) => file !== entry),
    styles: listStyles(chunks),
  };
}

function readBuild(client: URL) {
  try {
    return readManifest(client);
  } catch (cause) {
    throw new Error('the back office is not built: run npm run build, or npm start.', { cause });
  }
}

/** The policy: files and calls of our own origin, styles that have the nonce, and pictures that the page has fetched. */
export const consolePolicy = (nonce: string): string =>
  writePolicy({
    'default-src': [],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'blob:', 'data:'],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  });
