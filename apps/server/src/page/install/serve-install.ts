// Serves the files for installing without a script: the web clip of iOS and the page that leads to the native app.
import { profileNeeds, redirectPath, webClipPath } from '@parlour/contract/install/links';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Icons } from '../icons/icons.ts';
import { touchIconWidth } from '../icons/serve-icons.ts';
import { readVisit } from '../visit.ts';
import { allowedTarget, redirectPage } from './redirect-page.ts';
import { installTexts } from './texts.ts';
import { webClip, webClipType } from './web-clip.ts';

export type InstallDeps = {
  publicScheme: string;
  icons: Icons;
};

export function serveInstall(app: FastifyInstance, deps: InstallDeps): void {
  app.get(webClipPath, async (request, reply) => {
    const { merchant, host } = request;
    const say = await installTexts(readVisit(request).language);
    const name = merchant.setting('name');
    const icon = await deps.icons.find(merchant, 'touch', touchIconWidth);
    const clip = webClip({
      merchantCode: merchant.code,
      host: merchant.hosts[0] ?? host,
      name,
      url: `${deps.publicScheme}://${host}/m/home?utm_source=webclip`,
      icon,
      description: say('install.profile_text', { site: name }),
    });
    return reply
      .type(webClipType)
      .header('content-disposition', 'attachment; filename="app.mobileconfig"')
      .header('cache-control', 'no-store')
      .send(await signed(clip, request));
  });
  app.get(redirectPath, async (request, reply) => {
    const { merchant } = request;
    const { search, language, scheme } = readVisit(request);
    const target = allowedTarget(merchant, new URLSearchParams(search).get('url') ?? undefined);
    const say = await installTexts(language);
    const page = redirectPage({ merchant, language, scheme, say, target });
    return reply
      .status(target === null ? 400 : 200)
      .header('content-security-policy', page.policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}

/** The signed profile; unsigned if signing fails, because iOS accepts that with a warning. */
async function signed(clip: string, { merchant, log }: FastifyRequest): Promise<string | Buffer> {
  if (profileNeeds.some((name) => merchant.setting(name) === null)) return clip;
  try {
    // Loaded on demand: few merchants have a certificate, and the library takes a while to load.
    const { signProfile } = await import('./sign-profile.ts');
    return await signProfile(clip, merchant);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'a fault';
    log.warn({ merchant: merchant.code, why }, 'the profile is not signed');
    return clip;
  }
}
