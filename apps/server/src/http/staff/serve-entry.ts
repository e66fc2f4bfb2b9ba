// Serves the calls by which staff enter.
import * as consoleCalls from '@parlour/contract/staff/console-calls';
import * as consoleShapes from '@parlour/contract/staff/console-calls.schema';
import {
  staffCookie,
  staffCookieAttributes,
  staffDeviceCookie,
} from '@parlour/contract/staff/console-cookies';
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import { deviceKeptSeconds } from '@parlour/contract/login/device-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../envelope.ts';
import { checkInput } from '../input.ts';
import { sendJson } from '../public-answer.ts';
import { callerGone } from '../steps/call-of.ts';
import { sentReader } from '../steps/read-input.ts';
import { sendEvents } from '../steps/send-events.ts';
import { addConsoleRoute, type ConsoleApi } from './console-route.ts';
import type { EntryCall, EntryHandlers, EntryName } from './entry-call.ts';

const entryEndpoints: Record<EntryName, Endpoint> = { ...consoleCalls };
const entryShapes: Record<EntryName, Shape> = { ...consoleShapes };

type Handle = (input: unknown, call: never) => Promise<unknown>;

export function serveEntry(api: ConsoleApi, handlers: EntryHandlers): void {
  for (const [key, handle] of Object.entries(handlers)) {
    const name = key as EntryName;
    const at = entryEndpoints[name];
    const { input, answer } = entryShapes[name];
    const readSent = sentReader(at);
    addConsoleRoute(api, at, async (request, reply) => {
      const given = checkInput(input, readSent(request));
      const call = { ...entryCallOf(request, reply), session: request.staffSession };
      const answered = await (handle as Handle)(given, call as never);
      if (at.answersEvents) return sendEvents(reply, answered);
      return sendJson(reply, JSON.stringify(success(answer.parse(answered))));
    });
  }
}

const entryCallOf = (request: FastifyRequest, reply: FastifyReply): EntryCall => ({
  address: request.ip,
  gone: () => callerGone(reply),
  requestId: request.id,
  sessionCookie: request.cookies[staffCookie] ?? null,
  deviceCookie: request.cookies[staffDeviceCookie] ?? null,
  begin: ({ session, device }) => {
    reply.setCookie(staffCookie, session, staffCookieAttributes);
    if (device === null) return;
    const kept = { ...staffCookieAttributes, maxAge: deviceKeptSeconds };
    reply.setCookie(staffDeviceCookie, device, kept);
  },
  end: () => void reply.clearCookie(staffCookie, staffCookieAttributes),
});
