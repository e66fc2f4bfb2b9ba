// What anybody may look up without a play: what a draw was and what is needed to check it.
import { findLanguage } from '@parlour/contract/languages';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import type { FastifyInstance } from 'fastify';
import { sendDocument } from '../../page/send-document.ts';
import type { LotteryDeps } from '../deps.ts';
import { isIssue } from '../rules/issues.ts';
import { publishDraw } from './describe-draw.ts';
import { drawsPage } from './draws-page.ts';

type OfIssue = { Params: { issue: string } };
type Asked = { Querystring: { lang?: string; before?: string } };

const pageSize = 20;

export async function publicRoutes(app: FastifyInstance, deps: LotteryDeps): Promise<void> {
  const { results } = deps;
  const texts = await loadGameTexts();

  app.get<OfIssue>('/lottery/draws/:issue.json', async ({ params: { issue } }, reply) => {
    const draw = isIssue(issue) ? await results.findDraw(issue) : null;
    if (!draw) return reply.callNotFound();
    // Whoever checks a draw in a browser of any page may read it.
    void reply.header('access-control-allow-origin', '*');
    return publishDraw(draw);
  });

  app.get<Asked>('/lottery/draws', async ({ query: { lang = '', before } }, reply) => {
    const from = before !== undefined && isIssue(before) ? before : null;
    const language = findLanguage(lang) ?? 'EN';
    const drawn = await results.listDrawn(from, pageSize);
    const coming = from === null ? await results.listComing() : [];
    const last = drawn.length === pageSize ? drawn.at(-1) : undefined;
    const earlier = last ? `?lang=${language}&before=${last.issue}` : null;
    return sendDocument(reply, drawsPage({ language, texts, drawn, coming, earlier }));
  });
}
