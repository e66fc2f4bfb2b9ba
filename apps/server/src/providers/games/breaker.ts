// Spares players the wait for a vendor that is down, and the vendor the calls: after some failures in a row nobody asks
// for a while, then one call tries, and its outcome decides for all. Decision 050 says what is counted together.
import { VendorFailure, type GameVendors, type Play, type VendorAccount } from './games.ts';

const failuresToOpen = 5;
/** So many different members, with so many different games, tell that it is the vendor and not one of them. */
const witnesses = 3;
const pauseMs = 10_000;
/** States of one door that are kept. Only what failed lately has one. */
const mostKept = 2_000;

/** Failures in a row; who met them and with which games, as far as it counts. */
type Run = { failures: number; members: readonly string[]; games: readonly string[] };
type State =
  | ({ is: 'closed' } & Run)
  | { is: 'open'; until: number }
  /** One call is trying; the others fail at once until its outcome is known. */
  | { is: 'trying' };
type Event = 'called' | 'went well' | 'failed';

const closed: State = { is: 'closed', failures: 0, members: [], games: [] };

/** What may be closed: a game by itself, or all that a vendor has. */
type Gate = { key: string; isEnough: (run: Run) => boolean };
/** How a game is opened. A trial is a stranger's: what he meets says nothing to members, and members' doors are two because a vendor that gives no free play may still play for money. */
type Door = 'money' | 'free' | 'trial';
type Launch = { account: VendorAccount; play: Play; door: Door };

const isLong = ({ failures }: Run): boolean => failures >= failuresToOpen;
const isWitnessed = (run: Run): boolean =>
  isLong(run) && run.members.length >= witnesses && run.games.length >= witnesses;

function gatesOf({ account, play, door }: Launch): Gate[] {
  const vendor = `${account.merchantCode}/${account.integration}`;
  const game: Gate = { key: `${vendor}/${play.gameCode}`, isEnough: isLong };
  return door === 'trial' ? [game] : [{ key: vendor, isEnough: isWitnessed }, game];
}

const withOne = (list: readonly string[], one: string | null): readonly string[] =>
  one === null || list.includes(one) || list.length >= witnesses ? list : [...list, one];

const longer = (run: Run, { memberId, gameCode }: Play): Run => ({
  failures: run.failures + 1,
  members: withOne(run.members, memberId),
  games: withOne(run.games, gameCode),
});

type Happened = { event: Event; play: Play; now: number };

/** The next state; null where a call may not go out. */
function nextState(gate: Gate, state: State, { event, play, now }: Happened): State | null {
  const opened: State = { is: 'open', until: now + pauseMs };
  switch (state.is) {
    case 'closed': {
      if (event === 'called') return state;
      if (event === 'went well') return closed;
      const run = longer(state, play);
      return gate.isEnough(run) ? opened : { is: 'closed', ...run };
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

/** The state that changed longest ago goes first where there are too many. */
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

/** For launches only: whoever pulls the lists waits longer after each failure by itself. */
export function withBreaker(vendors: GameVendors, clock: () => Date): GameVendors {
  const doors = { money: keepStates(), free: keepStates(), trial: keepStates() };
  const tell = (launch: Launch, event: Event): boolean => {
    const states = doors[launch.door];
    const happened = { event, play: launch.play, now: clock().getTime() };
    const next = gatesOf(launch).map((gate) => ({
      key: gate.key,
      state: nextState(gate, states.get(gate.key), happened),
    }));
    // One gate that says no leaves the others as they are: else they would wait for a call that never went out.
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
