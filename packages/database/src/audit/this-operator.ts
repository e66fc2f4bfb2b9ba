// Who runs a command: whom the trace names (L1).
import { userInfo } from 'node:os';

/** As the machine knows whoever runs it; in a container nobody may have a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

export const thisOperator = () => ({ actor: 'operator' as const, actorName: userName() });
