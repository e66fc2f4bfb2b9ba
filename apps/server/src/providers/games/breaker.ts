// Spares players the wait for a vendor that is down, and the vendor the calls: after some failures in a row nobody asks
// for a while, then one call tries, and its outcome decides for all. Kept by merchant and integration: keys and networks
// differ, and one merchant's trouble is not another's.
import { VendorFailure, type GameVendors, type VendorAccount } from './games.ts';

const failuresToOpen = 5;
const pauseMs = 10_000;

type State =
  | { is: 'closed'; failures: number }
  | { is: 'open'; until: number }
  /** One call is trying; the others fail at once until its outcome is known. */
  | { is: 'trying' };
type Event = 'called' | 'went well' | 'failed';

const closed: State = { is: 'closed', failures: 0 };

/** The next state; null where a call may not go out. */
function nextState(state: State, event: Event, now: number): State | null {
  const opened: State = { is: 'open', until: now + pauseMs };
  switch (state.is) {
    case 'closed': {
      if (event === 'called') return state;
      if (event === 'went well') return closed;
      const failures = state.failures + 1;
      return failures < failuresToOpen ? { is: 'closed', failures } : opened;
    }
    case 'open': {
      // These calls began before the breaker opened: their outcome is old news.
      if (event !== 'called') return state;
      return now < state.until ? null : { is: 'trying' };
    }
    case 'trying': {
      if (event === 'called') return null;
      return event === 'went well' ? closed : opened;
    }
  }
}

/** For launches only: whoever pulls the lists waits longer after each failure by itself. */
export function withBreaker(vendors: GameVendors, clock: () => Date): GameVendors {
  const states = new Map<string, State>();
  const run = async <T>(account: VendorAccount, call: () => Promise<T>): Promise<T> => {
    const key = `${account.merchantCode}/${account.integration}`;
    const tell = (event: Event): boolean => {
      const next = nextState(states.get(key) ?? closed, event, clock().getTime());
      if (next) states.set(key, next);
      return next !== null;
    };
    if (!tell('called')) throw new VendorFailure('unavailable', 'the breaker is open');
    try {
      const answer = await call();
      tell('went well');
      return answer;
    } catch (error) {
      tell(error instanceof VendorFailure && error.isDown ? 'failed' : 'went well');
      throw error;
    }
  };
  return {
    listGames: vendors.listGames,
    openForMoney: (account, play) => run(account, () => vendors.openForMoney(account, play)),
    openForFree: (account, play) => run(account, () => vendors.openForFree(account, play)),
  };
}
