// Makes calls of staff in this process, checked as a call by HTTP is: strict input, stripped answer, and only refusals that the endpoint declares.
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import { staffEndpoints, type StaffEndpointName } from '@parlour/contract/staff/endpoints';
import { staffShapes } from '@parlour/contract/staff/endpoints.schema';
import { staffErrors } from '@parlour/contract/staff/errors';
import type { z } from 'zod';
import type { StaffCall, StaffHandlers } from './staff-call.ts';
import { StaffRefusal } from './staff-refusal.ts';

type Shapes = typeof staffShapes;

/** A function for each call, by its name in the contract. */
export type StaffCaller<N extends StaffEndpointName> = {
  readonly [K in N]: (input: z.input<Shapes[K]['input']>) => Promise<z.output<Shapes[K]['answer']>>;
};

type Handle = (input: unknown, call: StaffCall) => Promise<unknown>;

/** Makes the calls of a module's handlers in the name of `call.by`. */
export function staffCaller<N extends StaffEndpointName>(
  handlers: StaffHandlers<N>,
  call: StaffCall,
): StaffCaller<N> {
  const callers = Object.entries(handlers).map(([key, handle]) => {
    const name = key as N;
    const { input: accepted, answer }: Shape = staffShapes[name];
    const make = async (input: unknown): Promise<unknown> => {
      const read = readInput(accepted, input);
      return answer.parse(await declared(name, () => (handle as Handle)(read, call)));
    };
    return [name, make] as const;
  });
  return Object.fromEntries(callers) as StaffCaller<N>;
}

function readInput(accepted: z.ZodType, input: unknown): unknown {
  const { success, data, error } = accepted.safeParse(input);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new StaffRefusal('request_param_err', `The call cannot be made so: ${fields}.`);
}

/** Turns a refusal that the endpoint does not declare into a fault, because callers rely on the contract to list all. */
async function declared<T>(name: StaffEndpointName, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { errors }: Endpoint = staffEndpoints[name];
    const isDeclared =
      !(error instanceof StaffRefusal) ||
      Object.hasOwn(errors, error.code) ||
      Object.hasOwn(staffErrors, error.code);
    if (isDeclared) throw error;
    throw new Error(`${name} does not declare ${error.code}`, { cause: error });
  }
}
