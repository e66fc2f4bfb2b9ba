// The calls of staff: what a handler gets and answers. The back office and commands make them (staff-caller.ts).
import type { StaffEndpointName } from '@parlour/contract/staff/endpoints';
import type { staffShapes } from '@parlour/contract/staff/endpoints.schema';
import type { z } from 'zod';

/** The person who acts, as the audit trail names them; `system` if a program acts by itself. */
export type StaffActor = { actor: 'operator'; actorName: string } | { actor: 'system' };

/** The context that a handler gets besides its parsed input. */
export type StaffCall = {
  by: StaffActor;
  /** The request that made the call; absent for a command. */
  from?: { address: string; requestId: string };
};

type Shapes = typeof staffShapes;
export type StaffInput<N extends StaffEndpointName> = z.output<Shapes[N]['input']>;
export type StaffAnswer<N extends StaffEndpointName> = z.input<Shapes[N]['answer']>;

/** Handlers by the name of their endpoint in the contract. */
export type StaffHandlers<N extends StaffEndpointName> = {
  readonly [K in N]: (input: StaffInput<K>, call: StaffCall) => Promise<StaffAnswer<K>>;
};
