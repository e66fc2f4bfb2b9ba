// The operator who runs a command, as the audit trail names them (L1).
import { userInfo } from 'node:os';

/** Returns the name of the process's user, or its number: in a container the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

export const thisOperator = () => ({ actor: 'operator' as const, actorName: userName() });
