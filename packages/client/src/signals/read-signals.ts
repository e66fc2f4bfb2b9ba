// Reads a member's stream of signals.
import { openSignals } from '@parlour/contract/signals/calls';
import { addressOf, requestOf, type Caller } from '../request.ts';
import { readStream, type StreamEnd, type StreamHandlers } from './read-stream.ts';

export type SignalReading = StreamHandlers & { caller: Caller };

/** Reads until the stream ends, is silent for too long, or `signal` aborts. Never rejects. */
export const readSignals = ({ caller, ...handlers }: SignalReading): Promise<StreamEnd> =>
  readStream(
    globalThis.fetch,
    {
      url: addressOf(openSignals, {}, caller.origin),
      request: requestOf(openSignals, {}, caller),
    },
    handlers,
  );
