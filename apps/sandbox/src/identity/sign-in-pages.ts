// The pages that the SDK opens: the frame in the site's page, and the account page in a window or instead of the site's page (vendors.md 5).
import { readFileSync } from 'node:fs';
import { html } from '@parlour/document/html';
import type { FastifyInstance } from 'fastify';
import { icon } from '../look/icons.ts';
import { sendPage } from '../look/page.ts';
import { listedPersons, pageErrors } from './persons.ts';

const readScript = (name: string): string =>
  readFileSync(new URL(name, import.meta.url), 'utf8').trim();
const frameScript = readScript('frame-script.js');
const handlerScript = readScript('handler-script.js');
const gapiScript = readScript('gapi-script.js');

const providerNames: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'twitter.com': 'Twitter',
  'oidc.line': 'LINE',
};

type AccountPageRoute = { Querystring: { providerId?: string } };

export function signInPages(app: FastifyInstance): void {
  app.get('/emulator/auth/iframe', async (_, reply) =>
    sendPage(reply, 200, {
      title: 'Sign-in frame',
      body: html`<p>Nothing to see.</p>`,
      script: frameScript,
      framedBy: '*',
    }),
  );
  app.get<AccountPageRoute>('/emulator/auth/handler', async ({ query }, reply) => {
    const provider = query.providerId ?? '';
    // The opening page must be able to access this window.
    reply.header('cross-origin-opener-policy', 'unsafe-none');
    return sendPage(reply, 200, accountPage(providerNames[provider] ?? provider));
  });
  app.get('/identity/gapi.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(gapiScript),
  );
}

const accountPage = (provider: string) => ({
  title: `Sign in with ${provider}`,
  script: handlerScript,
  body: html`<main class="plain">
    <span class="disc disc--l">${icon('person')}</span>
    <h1 class="t1">Sign in with ${provider}</h1>
    <p class="mut">The sandbox stands in for ${provider}. Choose who you are.</p>
    <form class="find">
      <label class="fld" for="name"
        ><span class="vh">Name</span>
        <input
          id="name"
          name="name"
          required
          maxlength="60"
          autocomplete="off"
          placeholder="Any name"
        />
      </label>
      <button class="btn btn--p">Continue</button>
    </form>
    <div class="cases">
      ${listedPersons.map(
        (name) => html`<button type="button" class="btn" data-person="${name}">${name}</button>`,
      )}
    </div>
    <div class="cases">
      ${Object.entries(pageErrors).map(
        ([name, { code, message }]) =>
          html`<button type="button" class="btn" data-code="${code}" data-message="${message}">
            ${name}
          </button>`,
      )}
    </div>
  </main>`,
});
