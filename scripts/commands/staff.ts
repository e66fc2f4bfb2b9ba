// Makes a command's calls of staff: in this process, with the database's role of staff, in the name of whoever runs the command (decision 118).
import type { StaffEndpointName } from '@parlour/contract/staff/endpoints';
import { openDatabase, type Database } from '@parlour/database/connection';
import { gatherSignals } from '@parlour/database/signals/tell-signals';
import { staffCaller, type StaffCaller } from '@parlour/server/staff-caller';
import { commandSecretKey, commandStaffUrl } from '../database-url.ts';
import { thisOperator } from './operator.ts';

type StaffDeps = {
  database: Database;
  clock: () => Date;
  /** Loads the key only if a call needs it. */
  secretKey: () => Buffer;
};
type HandlersOf<N extends StaffEndpointName> = (
  deps: StaffDeps,
) => Parameters<typeof staffCaller<N>>[0];

/** The calls of a module, by its function that makes their handlers. */
export type StaffOf<F extends (deps: StaffDeps) => object> = StaffCaller<
  Extract<keyof ReturnType<F>, StaffEndpointName>
>;

/** Opens the database while `run` makes calls of a module. */
export async function callStaff<N extends StaffEndpointName>(
  handlersOf: HandlersOf<N>,
  run: (staff: StaffCaller<N>) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ url: commandStaffUrl(), connections: 1, isPatient: true });
  const tellSignals = gatherSignals(database);
  try {
    const handlers = handlersOf({
      database,
      clock: () => new Date(),
      secretKey: commandSecretKey,
    });
    await run(staffCaller(handlers, { by: thisOperator() }));
  } finally {
    await tellSignals();
    await database.close();
  }
}
