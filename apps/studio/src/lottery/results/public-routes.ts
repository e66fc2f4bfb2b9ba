// What anybody may look up without a play: what a draw was and what is needed to check it.
import { findLanguage } from '@parlour/contract/languages';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import type { FastifyInstance } from 'fastify';
import { sendDocument } from '../../page/send-document.ts';
import type { EngineDeps } from '../../engine.ts';
import { meantIssue } from '../rules/issues.ts';
import { publishDraw } from './describe-draw.ts';
import { drawsPage } from './draws-page.ts';
import { findDraw, listComing, listDrawn } from './store.ts';

type OfIssue = { Params: { issue: string } };
type DrawsQuery = { Querystring: { lang?: string; before?: string } };

const pageSize = 20;

export async function publicRoutes(app: FastifyInstance, deps: EngineDeps): Promise<void> {
  const { pool, clock } = deps;
  const find = (issue: string): string | null => meantIssue(issue, clock());
  const texts = await loadGameTexts();

  app.get<OfIssue>('/lottery/draws/:issue.json', async ({ params: { issue } }, reply) => {
    const meant = find(issue);
    const draw = meant === null ? null : await findDraw(pool, meant);
    if (!draw) return reply.callNotFound();
    // Whoever checks a draw in a browser of any page may read it.
    void reply.header('access-control-allow-origin', '*');
    return publishDraw(draw);
  });

  // The draws are all that the studio shows to whoever comes to its name.
  app.get('/', async (_, reply) => reply.redirect('/lottery/draws', 302));

  app.get<DrawsQuery>('/lottery/draws', async ({ query: { lang = '', before } }, reply) => {
    const from = before === undefined ? null : find(before);
    const language = findLanguage(lang) ?? 'EN';
    const drawn = await listDrawn(pool, from, pageSize);
    const coming = from === null ? await listComing(pool) : [];
    const last = drawn.length === pageSize ? drawn.at(-1) : undefined;
    const earlier = last ? `?lang=${language}&before=${last.issue}` : null;
    return sendDocument(reply, drawsPage({ language, texts, drawn, coming, earlier }));
  });
}
