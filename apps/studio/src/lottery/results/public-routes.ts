// What anybody may look up without a play: what a draw was and what is needed to check it.
import { findLanguage } from '@parlour/contract/languages';
import { Currency } from '@parlour/supplier/operator/game-request';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendDocument } from '../../page/send-document.ts';
import type { EngineDeps } from '../../engine.ts';
import { titles } from '../../games/titles.ts';
import { readInput } from '../../plays/read-input.ts';
import { meantIssue } from '../rules/issues.ts';
import { publishDraw } from './describe-draw.ts';
import { describeLatest } from './describe-facts.ts';
import { drawsPage } from './draws-page.ts';
import { freshForMs, type FindLatest } from './latest.ts';
import { findDraw, listComing, listDrawn } from './store.ts';

type OfIssue = { Params: { issue: string } };
const DrawsQuery = z.object({ lang: z.string().default(''), before: z.string().nullish() });
const LatestQuery = z.object({ currency: Currency.nullish() });
type Deps = EngineDeps & { findLatest: FindLatest };

const pageSize = 20;
/** All lottery titles share the draws. */
const games = titles.filter(({ engine }) => engine === 'lottery').map(({ gameCode }) => gameCode);

export async function publicRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { pool, clock, findLatest, lotteryPeriod: period } = deps;
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

  // A home page asks for it each second or so, from any site: the browser and what lies between may keep it that long.
  app.get('/lottery/latest', async ({ query }, reply) => {
    const { currency = null } = readInput(LatestQuery, query);
    const shown = describeLatest(await findLatest(), currency);
    void reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', `public, max-age=${freshForMs / 1_000}`);
    return { now: clock().getTime(), draws: [{ games, period, ...shown }] };
  });

  // The draws are all that the studio shows to whoever comes to its name.
  app.get('/', async (_, reply) => reply.redirect('/lottery/draws', 302));

  app.get('/lottery/draws', async ({ query }, reply) => {
    const { lang, before = null } = readInput(DrawsQuery, query);
    const from = before === null ? null : find(before);
    const language = findLanguage(lang) ?? 'EN';
    const drawn = await listDrawn(pool, from, pageSize);
    const coming = from === null ? await listComing(pool) : [];
    const last = drawn.length === pageSize ? drawn.at(-1) : undefined;
    const earlier = last ? `?lang=${language}&before=${last.issue}` : null;
    return sendDocument(reply, drawsPage({ language, texts, drawn, coming, earlier }));
  });
}
