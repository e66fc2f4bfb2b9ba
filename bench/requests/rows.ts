// Requests to each side, row by row.
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import type { RecordedAnswer } from './plain-server.ts';
import { askOnce, browser, call, host, type Session } from './visitors.ts';
import type { WrkRequest } from './wrk.ts';

/** The compared sides: the product, bare node:http, plain Fastify. */
export const sideNames = ['ours', 'bare', 'plain'] as const;
export type Side = (typeof sideNames)[number];
/** A row of the table. `sent` is null for a side without an equivalent. */
export type Row = {
  name: string;
  sent: Record<Side, WrkRequest[] | null>;
  /** True if the product refuses every request. */
  isRefused?: boolean;
};

export const statusAt = (asked: string, merchant: string): WrkRequest => ({
  path: siteStatus.path,
  headers: { ...call, host: asked, merchant },
});

/** Requests whose answers the plain servers send byte for byte. */
const sameBytes = (pageTag: string): [string, WrkRequest][] => [
  ['login page', { path: '/m/login', headers: browser }],
  [
    'login page, opened',
    { path: '/m/login', headers: { ...browser, 'sec-fetch-mode': 'navigate' } },
  ],
  ['login page, 304', { path: '/m/login', headers: { ...browser, 'if-none-match': pageTag } }],
  ['site status', statusAt(host, 'lumen')],
  ['lanes, guest', { path: vendorLanes.path, headers: call }],
  ['a picture', { path: '/m/covers/slots/game-1.svg', headers: browser }],
];

async function record(port: number, ask: WrkRequest, as: string): Promise<RecordedAnswer> {
  const { status, headers, body } = await askOnce(port, ask);
  if (status >= 400) throw new Error(`${ask.path} answers ${status}`);
  return { path: as, status, headers, body: body.toString('base64') };
}

/** A minimal page. It gets the same headers as the other sides, because reading them costs time too. */
const hello = [{ path: '/hello', headers: call }];

export async function listRows(port: number, session: Session) {
  const page = await askOnce(port, { path: '/m/login', headers: browser });
  const recorded: RecordedAnswer[] = [];
  const rows: Row[] = [];
  for (const [name, ask] of sameBytes(page.headers['etag'] ?? '')) {
    const path = `/${name.replaceAll(/\W+/g, '-')}`;
    recorded.push(await record(port, ask, path));
    const plain = [{ path, headers: ask.headers }];
    rows.push({ name, sent: { ours: [ask], bare: plain, plain } });
  }
  const member = {
    path: memberInfo.path,
    headers: { ...call, authorization: session.token, cookie: session.cookie },
  };
  const withPg = [{ ...member, path: `/with-pg?hash=${session.tokenHash}` }];
  rows.push(
    { name: 'member info', sent: { ours: [member], bare: null, plain: withPg } },
    {
      name: '401',
      isRefused: true,
      sent: { ours: [{ path: memberInfo.path, headers: call }], bare: null, plain: hello },
    },
    {
      name: '429',
      isRefused: true,
      sent: { ours: [statusAt('marigold.localhost', 'marigold')], bare: null, plain: hello },
    },
  );
  return { rows, recorded };
}
