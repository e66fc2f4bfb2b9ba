// What anybody may look up without a play: what a draw was and what is needed to check it.
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

type OfSeries = { Params: { series?: string } };
type OfIssue = { Params: { series?: string; issue: string } };
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
    { series: key = firstSeries, issue }: OfIssue['Params'],
  ) => {
    const series = find(key);
    const meant = series && meantIssue(issue, series, clock());
    const draw = series && meant ? await findDraw(pool, series.key, meant) : null;
    if (!series || !draw) return reply.callNotFound();
    // Whoever checks a draw in a browser of any page may read it.
    void reply.header('access-control-allow-origin', '*');
    return publishDraw(series, draw);
  };

  app.get<OfIssue>('/lottery/draws/:issue.json', ({ params }, reply) => sendDraw(reply, params));
  app.get<OfIssue>('/lottery/series/:series/draws/:issue.json', ({ params }, reply) =>
    sendDraw(reply, params),
  );

  // A home page asks for it each second or so, from any site: the browser and what lies between may keep it that long.
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

  // The draws are all that the studio shows to whoever comes to its name.
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
  app.get<OfSeries>('/lottery/series/:series/draws', ({ params, query }, reply) =>
    sendPage(reply, params.series ?? '', query),
  );
}

type Telling = { zone: string; currency: string | null };

/** Of every series in the order of its titles, with the codes of those that share it. */
async function tellLatest(deps: Deps, { zone, currency }: Telling): Promise<object[]> {
  const found = await deps.findLatest(zone);
  return [...found].map(([key, { series, ...latest }]) => ({
    games: lotteries
      .filter(({ gameCode }) => seriesOf({ gameCode, timeZone: zone }, deps).key === key)
      .map(({ gameCode }) => gameCode),
    ...(latest.nextDrawAt && { period: periodBefore(series, latest.nextDrawAt) }),
    ...describeLatest(series.game, latest, currency),
  }));
}
