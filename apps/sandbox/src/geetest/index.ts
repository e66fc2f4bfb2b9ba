// A stand-in for Geetest, versions 3 and 4: its scripts, a box with buttons, and the calls by which servers check results (vendors.md 4).
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import { lateMs, type Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { keepChecks } from './checks.ts';
import { queryOf } from './jsonp.ts';
import { captchaTriggers, idTraits } from './triggers.ts';
import { v3Api } from './v3-api.ts';
import { v4Api } from './v4-api.ts';

export const geetest: StandIn = {
  name: 'geetest',
  title: 'Captcha',
  about: 'Whether somebody is a person',
  icon: 'shield',
  triggerField: 'captcha.id',
  triggers: captchaTriggers,
};

type Deps = { pool: Pool; clock: () => Date; wait: Wait };

/** The parts of each script; they are concatenated, because the vendor's scripts are plain and import nothing. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  '/static/tools/gt.js': ['load', 'gt'],
  '/static/js/fullpage.js': ['load', 'box', 'fullpage'],
  '/v4/gt4.js': ['load', 'gt4'],
  '/v4/gcaptcha4.js': ['load', 'box', 'gcaptcha4'],
};

const readScript = (name: string): string =>
  readFileSync(new URL(`client/${name}.js`, import.meta.url), 'utf8')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');

export async function geetestRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const [path, names] of Object.entries(scripts)) {
    const script = `(() => {\n${names.map(readScript).join('\n')}\n})();\n`;
    app.get(path, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
  await app.register(async (api) => {
    api.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    recordCalls(api, { ...deps, standIn: geetest.name });
    meetFaults(api, { ...deps, standIn: geetest.name });
    api.addHook('preHandler', async (request) => {
      const { gt, captcha_id: id = gt ?? '' } = queryOf(request);
      if (idTraits.isSlow(id)) await deps.wait(lateMs);
    });
    const checks = keepChecks(deps.clock);
    v3Api(api, { ...deps, checks });
    v4Api(api, { ...deps, checks });
  });
}
