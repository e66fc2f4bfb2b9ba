import { describe, expect, it } from 'vitest';
import { guard, type Verdict } from './guard.ts';

type Case = [who: string, path: string, verdict: Verdict];

const visits = {
  guest: { storedToken: null, guestLobby: false, isLimited: false },
  'guest of an open lobby': { storedToken: null, guestLobby: true, isLimited: false },
  member: { storedToken: 'tok', guestLobby: false, isLimited: false },
  'limited member': { storedToken: 'tok', guestLobby: true, isLimited: true },
  'member with an empty token': { storedToken: '', guestLobby: false, isLimited: false },
} as const;

describe('guard', () => {
  it.each<[string, ...Case]>([
    ['ROUTE-03', 'guest', '/m/home', 'login'],
    ['ROUTE-03', 'guest', '/m/member/home', 'login'],
    ['ROUTE-03', 'guest', '/m/changePsw', 'login'],
    ['ROUTE-03', 'guest', '/m/nowhere', 'show'],
    ['ROUTE-03', 'guest of an open lobby', '/m/nowhere', 'show'],
    ['ROUTE-03', 'guest', '/m/login', 'show'],
    ['ROUTE-03', 'guest', '/m/register', 'show'],
    ['ROUTE-03', 'guest', '/m/register.html', 'show'],
    ['ROUTE-03', 'guest', '/m/inviteFriends', 'show'],
    ['ROUTE-03', 'guest', '/m/appDownload', 'show'],
    ['ROUTE-03', 'guest', '/m/redirect.html', 'show'],
    ['ROUTE-03', 'member', '/m/home', 'show'],
    ['ROUTE-03', 'member', '/m/nowhere', 'show'],
    ['ROUTE-03', 'member', '/m/changePsw', 'show'],
    ['ROUTE-03', 'member', '/m/login', 'home'],
    ['ROUTE-03', 'member', '/m/register', 'home'],
    ['ROUTE-03', 'member', '/m/register.html', 'home'],
    ['ROUTE-03', 'member', '/m/inviteFriends', 'show'],
    ['ROUTE-03', 'member', '/m/appDownload', 'show'],
    ['ROUTE-03', 'member with an empty token', '/m/home', 'login'],
    ['ROUTE-02', 'guest', '/m/', 'login'],
    ['ROUTE-02', 'guest of an open lobby', '/m/', 'show'],
    ['ROUTE-02', 'guest of an open lobby', '/m/index.html', 'show'],
    ['ROUTE-05', 'guest', '/m/feedback', 'home'],
    ['ROUTE-05', 'guest of an open lobby', '/m/feedback', 'home'],
    ['ROUTE-05', 'member', '/m/feedback', 'show'],
    ['ROUTE-12', 'guest of an open lobby', '/m/home', 'show'],
    ['ROUTE-12', 'guest of an open lobby', '/m/game', 'show'],
    ['ROUTE-12', 'guest of an open lobby', '/m/launchGame', 'login'],
    ['LAUNCH-04', 'guest of an open lobby', '/m/trialGame', 'show'],
    ['LAUNCH-04', 'guest', '/m/trialGame', 'login'],
    ['LAUNCH-04', 'member', '/m/trialGame', 'show'],
    ['ROUTE-12', 'guest of an open lobby', '/m/member/home', 'login'],
    ['LOGIN-04', 'limited member', '/m/home', 'changePsw'],
    ['LOGIN-04', 'limited member', '/m/login', 'changePsw'],
    ['LOGIN-04', 'limited member', '/m/nowhere', 'changePsw'],
    ['LOGIN-04', 'limited member', '/m/inviteFriends', 'changePsw'],
    ['LOGIN-04', 'limited member', '/m/changePsw', 'show'],
  ])('$0 a $1 at $2: $3', (...[, who, path, verdict]) => {
    const visit = visits[who as keyof typeof visits];
    expect(guard({ ...visit, path })).toBe(verdict);
  });
});
