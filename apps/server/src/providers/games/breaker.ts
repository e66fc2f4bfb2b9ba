// A circuit breaker for launches: after several failures in a row no calls are made for a while, then one call tries, and its
// outcome decides for all. Decision 050 defines which failures are counted together.
import { VendorFailure, type GameVendors, type Play, type VendorAccount } from './games.ts';

const failuresToOpen = 5;
/** The number of different members, and of different games, whose failures prove that the vendor is the cause. */
const witnesses = 3;
const pauseMs = 10_000;
/** The most states that are held for one door. Only recent failures have one. */
const mostKept = 2_000;

/** Consecutive failures, and the members and games that had them (at most as many as are needed). */
type FailureRun = { failures: number; members: readonly string[]; games: readonly string[] };
type State =
  | ({ is: 'closed' } & FailureRun)
  | { is: 'open'; until: number }
  /** One call is in progress; others fail at once until its outcome is known. */
  | { is: 'trying' };
type LaunchEvent = 'called' | 'went well' | 'failed';

const closed: State = { is: 'closed', failures: 0, members: [], games: [] };

/** A unit that the breaker opens: one game, or all games of a vendor. */
type Gate = { key: string; isEnough: (run: FailureRun) => boolean };
/** The way a game is opened. Each has its own states: a guest's trial does not affect members, and a vendor without free play may still offer play for money. */
type Door = 'money' | 'free' | 'trial';
type Launch = { account: VendorAccount; play: Play; door: Door };

const isLong = ({ failures }: FailureRun): boolean => failures >= failuresToOpen;
const isWitnessed = (run: FailureRun): boolean =>
  isLong(run) && run.members.length >= witnesses && run.games.length >= witnesses;

function gatesOf({ account, play, door }: Launch): Gate[] {
  const vendor = `${account.merchantCode}/${account.integration}`;
  const game: Gate = { key: `${vendor}/${play.gameCode}`, isEnough: isLong };
  return door === 'trial' ? [game] : [{ key: vendor, isEnough: isWitnessed }, game];
}

const withOne = (list: readonly string[], one: string | null): readonly string[] =>
  one === null || list.includes(one) || list.length >= witnesses ? list : [...list, one];

const longer = (run: FailureRun, { memberId, gameCode }: Play): FailureRun => ({
  failures: run.failures + 1,
  members: withOne(run.members, memberId),
  games: withOne(run.games, gameCode),
});

type GateInput = { event: LaunchEvent; play: Play; now: number };

/** Returns the next state; null if the call must not be made. */
function nextState(gate: Gate, state: State, { event, play, now }: GateInput): State | null {
  const opened: State = { is: 'open', until: now + pauseMs };
  switch (state.is) {
    case 'closed': {
      if (event === 'called') return state;
      if (event === 'went well') return closed;
      const run = longer(state, play);
      return gate.isEnough(run) ? opened : { is: 'closed', ...run };
    }
    case 'open': {
      // The call began before the breaker opened, so its outcome does not count.
      if (event !== 'called') return state;
      return now < state.until ? null : { is: 'trying' };
    }
    case 'trying': {
      if (event === 'called') return null;
      return event === 'went well' ? closed : opened;
    }
  }
}

/** Creates a store of states, which drops the state that changed longest ago when there are too many. */
function keepStates() {
  const states = new Map<string, State>();
  return {
    get: (key: string): State => states.get(key) ?? closed,
    set: (key: string, state: State): void => {
      states.delete(key);
      if (state === closed) return;
      states.set(key, state);
      const [oldest] = states.keys();
      if (states.size > mostKept && oldest !== undefined) states.delete(oldest);
    },
  };
}

/** Wraps the launches of the vendors. Lists are not wrapped, because the pull of lists has its own growing pauses. */
export function withBreaker(vendors: GameVendors, clock: () => Date): GameVendors {
  const doors = { money: keepStates(), free: keepStates(), trial: keepStates() };
  const tell = (launch: Launch, event: LaunchEvent): boolean => {
    const states = doors[launch.door];
    const happened = { event, play: launch.play, now: clock().getTime() };
    const next = gatesOf(launch).map((gate) => ({
      key: gate.key,
      state: nextState(gate, states.get(gate.key), happened),
    }));
    // If one gate refuses, the others keep their state; otherwise they would wait for a call that is never made.
    if (next.some(({ state }) => state === null)) return false;
    for (const { key, state } of next) if (state) states.set(key, state);
    return true;
  };
  const run = async (launch: Launch, call: () => Promise<string>): Promise<string> => {
    if (!tell(launch, 'called')) throw new VendorFailure('unavailable', 'the breaker is open');
    try {
      const address = await call();
      tell(launch, 'went well');
      return address;
    } catch (error) {
      tell(launch, error instanceof VendorFailure && error.isDown ? 'failed' : 'went well');
      throw error;
    }
  };
  return {
    listGames: vendors.listGames,
    listDraws: vendors.listDraws,
    grantFreePlays: vendors.grantFreePlays,
    openForMoney: (account, play) =>
      run({ account, play, door: 'money' }, () => vendors.openForMoney(account, play)),
    openForFree: (account, play) =>
      run({ account, play, door: play.memberId === null ? 'trial' : 'free' }, () =>
        vendors.openForFree(account, play),
      ),
  };
}
