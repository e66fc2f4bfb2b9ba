// The document that runs a captcha provider's script (H1b), in a sandboxed frame of the login page with its own policy.
// Its origin is opaque: scripts in it reach neither the page around it, nor its storage, nor our API.
import { readFileSync } from 'node:fs';
import { directionOf, languages } from '@parlour/contract/languages';
import { hashSource, writePolicy } from '@parlour/document/content-policy';
import { html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import { writeInlineJson } from '@parlour/document/inline-json';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';
import { readVisit } from '../visit.ts';

/** The path that features/captcha/geetest uses. */
const framePath = '/m/captcha';

const script = readFileSync(new URL('frame-script.js', import.meta.url), 'utf8');
const style = 'html,body{margin:0;height:100%;background:transparent}';

type FrameSetup = {
  version: 'v3' | 'v4';
  id: string;
  apiUrl: string;
  scriptUrl: string;
};

/** The frame's setup; null if the merchant has no captcha. */
function frameSetup({ setting }: Merchant): FrameSetup | null {
  const [id, apiUrl, scriptUrl] = [
    setting('captcha.id'),
    setting('captcha.apiUrl'),
    setting('captcha.scriptUrl'),
  ];
  if (id === null || apiUrl === null || scriptUrl === null) return null;
  return { version: setting('captcha.version'), id, apiUrl, scriptUrl };
}

/** Frame sources that pages of the site need for it. All our pages except this one refuse to be framed. */
export const captchaFrame = (merchant: Merchant): string[] =>
  frameSetup(merchant) === null ? [] : ["'self'"];

export function serveCaptchaFrame(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: framePath,
    handler: async (request, reply) => {
      const { merchant } = request;
      const setup = frameSetup(merchant);
      if (!setup) return reply.status(404).type('text/plain; charset=utf-8').send('not_found\n');
      const { language } = readVisit(request);
      return reply
        .header('content-security-policy', framePolicy(setup, merchant.setting('captcha.hosts')))
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(
          htmlDocument({
            language: languages[language].tag,
            direction: directionOf(language),
            head: [
              html`<title>${merchant.setting('name')}</title>`.markup,
              `<style>${style}</style>`,
            ],
            body: [
              `<script type="application/json" id="setup">${writeInlineJson(setup)}</script>`,
              `<script>${script}</script>`,
            ],
          }),
        );
    },
  });
}

/** The document's policy. The provider's box has its own styles and pictures and loads further scripts, which Trusted Types would refuse. */
function framePolicy({ apiUrl, scriptUrl }: FrameSetup, hosts: readonly string[]): string {
  const theirs = [
    ...new Set([...[scriptUrl, apiUrl].map((each) => new URL(each).origin), ...hosts]),
  ];
  return writePolicy({
    'default-src': [],
    'base-uri': [],
    'object-src': [],
    'form-action': [],
    'frame-ancestors': ["'self'"],
    'script-src': [hashSource(script), ...theirs],
    'style-src': ["'unsafe-inline'", ...theirs],
    'img-src': ['data:', 'blob:', ...theirs],
    'font-src': ['data:', ...theirs],
    'media-src': theirs,
    'connect-src': theirs,
    'worker-src': ['blob:'],
    // The document is also sandboxed if it is opened outside of a frame.
    sandbox: ['allow-scripts'],
  });
}
