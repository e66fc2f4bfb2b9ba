// Serves calls of staff to the back office: the same calls that commands make, by HTTP.
import type { Endpoint } from '@parlour/contract/endpoint';
import { staffEndpoints, type StaffEndpointName } from '@parlour/contract/staff/endpoints';
import { success } from '../envelope.ts';
import { acceptOnlyPicture } from '../picture/accept-picture.ts';
import { sendPicture } from '../picture/send-picture.ts';
import { sendJson } from '../public-answer.ts';
import { sentReader } from '../steps/read-input.ts';
import { addConsoleRoute, type ConsoleApi } from './console-route.ts';
import type { StaffCall } from './staff-call.ts';
import { notLoggedIn } from './staff-refusal.ts';
import type { StaffSession } from './staff-session.ts';

/** Makes a call with the rights of a session; checks its input and its answer. */
export type MakeStaffCall = (
  name: StaffEndpointName,
  caller: { session: StaffSession; call: StaffCall },
  input: unknown,
) => Promise<unknown>;

export function serveStaffCalls(
  api: ConsoleApi,
  names: readonly StaffEndpointName[],
  make: MakeStaffCall,
): void {
  for (const name of names) serveWhere(api, name, make);
}

/** Registers a call that takes a picture in a scope of its own, so that it accepts no JSON, and other calls no pictures. */
function serveWhere(api: ConsoleApi, name: StaffEndpointName, make: MakeStaffCall): void {
  const { takesPicture }: Endpoint = staffEndpoints[name];
  if (!takesPicture) return serveStaffCall(api, name, make);
  void api.app.register(async (app) => {
    acceptOnlyPicture(app, takesPicture, ({ staffSession }) => staffSession?.staffId ?? '');
    serveStaffCall({ ...api, app }, name, make);
  });
}

function serveStaffCall(api: ConsoleApi, name: StaffEndpointName, make: MakeStaffCall): void {
  const at: Endpoint = staffEndpoints[name];
  const readSent = sentReader(at);
  addConsoleRoute(api, at, async (request, reply) => {
    const { staffSession: session, ip: address, id: requestId } = request;
    if (!session) throw notLoggedIn();
    const by = { actor: 'operator', actorName: session.mail } as const;
    const call = { by, from: { address, requestId } };
    const answer = await make(name, { session, call }, readSent(request));
    if (at.answersPicture) return sendPicture(reply, at.answersPicture, answer as Buffer);
    return sendJson(reply, JSON.stringify(success(answer)));
  });
}
