// The gateway's state, in memory: its members, their sessions, its games. It is lost when the sandbox ends.
import { randomBytes } from 'node:crypto';
import { rows } from './rows.ts';

export type Member = {
  id: string;
  username: string;
  /** The balance in hundredths of the currency's unit. */
  balance: bigint;
  favourites: Set<string>;
  recent: string[];
  lastLogin: number | null;
};
export type Game = { nodeId: string; gameId: string; name: string; type: string };

const password = 'demo-Pass1';
export const vendor = 'GATEWAY';
const openingBalance = 100_000n;

export const games: readonly Game[] = [
  { nodeId: '9001', gameId: 'north-gate', name: 'North Gate', type: 'RNG' },
  { nodeId: '9002', gameId: 'garden-gate', name: 'Garden Gate', type: 'RNG' },
  { nodeId: '9003', gameId: 'harbour-gate', name: 'Harbour Gate', type: 'FISH' },
];

export type GatewayState = {
  /** Opens a session; null if name and password do not match. */
  logIn: (username: string, given: string) => { token: string; member: Member } | null;
  logOut: (token: string) => void;
  memberOf: (token: string | undefined) => Member | null;
  /** Starts a play and returns its id, which is valid as long as the sandbox runs. */
  beginPlay: (member: Member, game: Game) => string;
  playOf: (id: string) => { member: Member; game: Game } | null;
};

const drawSecret = (): string => randomBytes(24).toString('base64url');

export function openGatewayState(now: () => number): GatewayState {
  const names = ['demo', 'regular', ...Object.keys(rows)];
  const members = new Map<string, Member>(
    names.map((username, at) => [
      username,
      {
        id: String(70_001 + at),
        username,
        balance: openingBalance,
        favourites: new Set(),
        recent: [],
        lastLogin: null,
      },
    ]),
  );
  const sessions = new Map<string, Member>();
  const plays = new Map<string, { member: Member; game: Game }>();
  return {
    logIn: (username, given) => {
      const member = members.get(username);
      if (!member || given !== password) return null;
      const token = drawSecret();
      sessions.set(token, member);
      member.lastLogin = now();
      return { token, member };
    },
    logOut: (token) => void sessions.delete(token),
    memberOf: (token) => (token === undefined ? null : (sessions.get(token) ?? null)),
    beginPlay: (member, game) => {
      const id = drawSecret();
      plays.set(id, { member, game });
      member.recent = [game.nodeId, ...member.recent.filter((each) => each !== game.nodeId)];
      return id;
    },
    playOf: (id) => plays.get(id) ?? null,
  };
}
