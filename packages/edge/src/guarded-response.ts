// Adds the safety headers to answers that Node and the router give themselves: no Host, too many requests on a connection, an unreadable address.
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { allowSilence } from './kept-connections.ts';
import type { SafetyHeaders } from './safety-headers.ts';

type HeaderInput = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** The header by which an answer is recognized that already has them all: nothing removes it. */
const mark = 'x-content-type-options';

/** Returns a response class, because Node creates its answers with one. */
export function guardedResponse(headers: SafetyHeaders): typeof ServerResponse {
  return class<Of extends IncomingMessage = IncomingMessage> extends ServerResponse<Of> {
    override writeHead(status: number, ...rest: [(string | HeaderInput)?, HeaderInput?]): this {
      const given = rest.find((each) => typeof each === 'object');
      if (given === undefined || !(mark in given)) this.#guard(status);
      const answered = super.writeHead(status, ...(rest as [string?, HeaderInput?]));
      if (this.socket && this.#isEventStream(given)) allowSilence(this.socket);
      return answered;
    }

    #isEventStream(given: HeaderInput | undefined): boolean {
      const named = given && !Array.isArray(given) ? given['content-type'] : undefined;
      return String(named ?? this.getHeader('content-type')).startsWith('text/event-stream');
    }

    #guard(status: number): void {
      // Otherwise Node would refuse each further request of a connection that has reached its limit.
      if (status >= 400) this.setHeader('connection', 'close');
      for (const [name, value] of Object.entries(headers)) {
        if (!this.hasHeader(name)) this.setHeader(name, value);
      }
    }
  };
}
