// Public routes without a play: results of draws, and all that is needed to check them.
import { findLanguage } from '@parlour/contract/languages';
import { Currency } from '@parlour/supplier/operator/game-request';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendDocument } from '../../page/send-document.ts';
import type { EngineDeps } from '../../engine.ts';
import { titles } from '../../games/titles.ts';
import { readInput } from '../../plays/read-input.ts';
import { defaultZone, readZone } from '../../plays/time-zone.ts';
import { listZones } from '../clock/store.ts';
import { drawsPage } from '../draws-page/draws-page.ts';
import { meantIssue, periodBefore } from '../rules/issues.ts';
import { allSeries, findSeries, seriesOf, type Series } from '../rules/series.ts';
import { firstSeries } from '../rules/title-draws.ts';
import { publishDraw } from './describe-draw.ts';
import { describeLatest } from './describe-facts.ts';
import { freshForMs, type FindLatest } from './latest.ts';
import { findDraw, listComing, listDrawn } from './store.ts';

type SeriesRoute = { Params: { series?: string } };
type IssueRoute = { Params: { series?: string; issue: string } };
const DrawsQuery = z.object({ lang: z.string().default(''), before: z.string().nullish() });
const LatestQuery = z.object({
  currency: Currency.nullish(),
  zone: z
    .string()
    .max(64)
    .refine((name) => readZone(name) !== null)
    .nullish(),
});
type Deps = EngineDeps & { findLatest: FindLatest };

const pageSize = 20;
const lotteries = titles.filter(({ engine }) => engine === 'lottery');

export async function publicRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { pool, clock } = deps;
  const texts = await loadGameTexts();
  const find = (key: string): Series | null => findSeries(key, deps);

  const sendDraw = async (
    reply: FastifyReply,
    { series: key = firstSeries, issue }: IssueRoute['Params'],
  ) => {
    const series = find(key);
    const meant = series && meantIssue(issue, series, clock());
    const draw = series && meant ? await findDraw(pool, series.key, meant) : null;
    if (!series || !draw) return reply.callNotFound();
    // Pages of any site may read a draw in order to check it.
    void reply.header('access-control-allow-origin', '*');
    return publishDraw(series, draw);
  };

  app.get<IssueRoute>('/lottery/draws/:issue.json', ({ params }, reply) => sendDraw(reply, params));
  app.get<IssueRoute>('/lottery/series/:series/draws/:issue.json', ({ params }, reply) =>
    sendDraw(reply, params),
  );

  // Home pages of any site request this about once a second. Browsers and proxies may cache it for that long.
  app.get('/lottery/latest', async ({ query }, reply) => {
    const asked = readInput(LatestQuery, query);
    const zone = readZone(asked.zone ?? defaultZone) ?? defaultZone;
    void reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', `public, max-age=${freshForMs / 1_000}`);
    return {
      now: clock().getTime(),
      draws: await tellLatest(deps, { zone, currency: asked.currency ?? null }),
    };
  });

  // The draws are the studio's only public page, so its root redirects to them.
  app.get('/', async (_, reply) => reply.redirect('/lottery/draws', 302));

  const sendPage = async (reply: FastifyReply, key: string, query: unknown) => {
    const series = find(key);
    if (!series) return reply.callNotFound();
    const { lang, before = null } = readInput(DrawsQuery, query);
    const from = before === null ? null : meantIssue(before, series, clock());
    const language = findLanguage(lang) ?? 'EN';
    const drawn = await listDrawn(pool, key, { before: from, most: pageSize });
    const coming = from === null ? await listComing(pool, key) : [];
    const last = drawn.length === pageSize ? drawn.at(-1) : undefined;
    const earlier = last ? `?lang=${language}&before=${last.issue}` : null;
    const all = allSeries(await listZones(pool), deps);
    return sendDocument(reply, drawsPage({ language, texts, series, all, drawn, coming, earlier }));
  };

  app.get('/lottery/draws', ({ query }, reply) => sendPage(reply, firstSeries, query));
  app.get<SeriesRoute>('/lottery/series/:series/draws', ({ params, query }, reply) =>
    sendPage(reply, params.series ?? '', query),
  );
}

type LatestScope = { zone: string; currency: string | null };

/** Lists the latest draws of all series in the order of their titles, each with the codes of the titles that share it. */
async function tellLatest(deps: Deps, { zone, currency }: LatestScope): Promise<object[]> {
  const found = await deps.findLatest(zone);
  return [...found].map(([key, { series, ...latest }]) => ({
    games: lotteries
      .filter(({ gameCode }) => seriesOf({ gameCode, timeZone: zone }, deps).key === key)
      .map(({ gameCode }) => gameCode),
    ...(latest.nextDrawAt && { period: periodBefore(series, latest.nextDrawAt) }),
    ...describeLatest(series.game, latest, currency),
  }));
}
