// Calls that only members may make.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ok, refuse } from './answers.ts';
import { gameAnswer } from './game-answer.ts';
import { games, type GatewayState, type Member } from './gateway-state.ts';
import { amountOf } from './play-page.ts';
import { rows, type Row } from './rows.ts';

type MemberRoute = {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  answer: (member: Member, request: FastifyRequest, reply: FastifyReply) => unknown;
};

/** Registers a call that needs a session. */
export function memberRoute(
  app: FastifyInstance,
  state: GatewayState,
  { method = 'GET', url, answer }: MemberRoute,
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const member = state.memberOf(request.headers.authorization);
      return member
        ? answer(member, request, reply)
        : refuse(reply, {
            status: 401,
            errorCode: 'customer.not.login',
            message: 'Please log in.',
          });
    },
  });
}

export function memberRoutes(app: FastifyInstance, state: GatewayState): void {
  const route = (wanted: MemberRoute) => memberRoute(app, state, wanted);
  const listed = (nodeIds: Iterable<string>) => ({
    games: [...nodeIds].flatMap((id) =>
      games.filter(({ nodeId }) => nodeId === id).map(gameAnswer),
    ),
  });
  route({
    url: '/wps/member/info',
    answer: ({ id, username, lastLogin }) =>
      ok({
        id,
        userName: username,
        account: username,
        nickname: null,
        mobile: null,
        type: 0,
        language: 'EN',
        regDate: 1_700_000_000_000,
        lastLogin,
        clubLabel: null,
      }),
  });
  route({
    url: '/wps/v2/wallets/balance',
    answer: ({ username, balance }, _request, reply) => {
      const row = rows[username];
      if (row) return sendRow(reply, row);
      return ok({ sumBalance: amountOf(balance), currency: 'PHP', currencySymbol: '₱' });
    },
  });
  route({
    url: '/wps/relay/MCSFE_getPlayerRankProgress',
    answer: () =>
      ok({
        currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
        playerRankProgress: { labelId: null },
      }),
  });
  route({ url: '/wps/relay/CBS_unreadCount', answer: () => ok({ unReadCount: 3 }) });
  route({
    url: '/wps/relay/CBS_launchChat',
    answer: ({ username }, { protocol, host, query }) => {
      const told = new URLSearchParams({ ...(query as Record<string, string>), user: username });
      return ok({ chatUrl: `${protocol}://${host}/chat?${told.toString()}` });
    },
  });
  route({ url: '/wps/relay/GCS_recentGame', answer: ({ recent }) => ok(listed(recent)) });
  route({
    url: '/wps/relay/MCSFE_getFavoriteGamesList',
    answer: ({ favourites }) => ok(listed(favourites)),
  });
  route({
    method: 'POST',
    url: '/wps/relay/MCSFE_addFavoriteGameV2',
    answer: ({ favourites }, { body }) => {
      favourites.add(String((body as { nodeId?: unknown }).nodeId));
      return ok(null);
    },
  });
  route({
    method: 'DELETE',
    url: '/wps/relay/MCSFE_removeFavoriteGameV2',
    answer: ({ favourites }, { query }) => {
      favourites.delete(String((query as { nodeId?: unknown }).nodeId));
      return ok(null);
    },
  });
}

function sendRow(reply: FastifyReply, { status, body, retryAfter }: Row): FastifyReply {
  if (body === null) return reply.hijack();
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status >= 300 && status < 400) return reply.redirect('https://elsewhere.example/', status);
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  return reply.code(status).type(type).send(body);
}
