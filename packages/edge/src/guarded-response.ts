// What Node and the router answer by themselves has the safety headers too: no Host, too many requests on a connection, an address that cannot be read.
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { allowSilence } from './kept-connections.ts';
import type { SafetyHeaders } from './safety-headers.ts';

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Nothing takes it away: an answer that has it has been through the hook that sets them all. */
const mark = 'x-content-type-options';

/** A class, because Node makes its answers with one. */
export function guardedResponse(headers: SafetyHeaders): typeof ServerResponse {
  return class<Of extends IncomingMessage = IncomingMessage> extends ServerResponse<Of> {
    override writeHead(status: number, ...rest: [(string | Given)?, Given?]): this {
      const given = rest.find((each) => typeof each === 'object');
      if (given === undefined || !(mark in given)) this.#guard(status);
      const answered = super.writeHead(status, ...(rest as [string?, Given?]));
      if (this.socket && this.#isEventStream(given)) allowSilence(this.socket);
      return answered;
    }

    #isEventStream(given: Given | undefined): boolean {
      const named = given && !Array.isArray(given) ? given['content-type'] : undefined;
      return String(named ?? this.getHeader('content-type')).startsWith('text/event-stream');
    }

    #guard(status: number): void {
      // Who has asked too often is told so, and again for each further request, unless the connection ends here.
      if (status >= 400) this.setHeader('connection', 'close');
      for (const [name, value] of Object.entries(headers)) {
        if (!this.hasHeader(name)) this.setHeader(name, value);
      }
    }
  };
}
