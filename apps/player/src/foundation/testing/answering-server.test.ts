import { createClient } from '@parlour/client/client';
import { gameList } from '@parlour/contract/lobby/calls';
import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { collectEvents } from '@parlour/contract/tracking/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer, type Replies } from './answering-server.ts';

const noGames = { games: [], totalPages: 0, totalCount: 0 };
const games: Replies = { gameList: { answer: noGames } };
const gamesPath = '/wps/relay/GCSGAME_gameList';
const headers = { merchant: 'lumen', language: 'EN', device: 'web' };
const login = { username: 'demo', password: 'x', loginDeviceId: crypto.randomUUID() };
const loginHeaders = { ...headers, moduleid: 'COMM3', 'content-type': 'application/json' };

let server: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
});

/** A client that keeps to the contract, as pages do. */
const client = () =>
  createClient({
    origin: server.origin,
    merchant: 'lumen',
    envelope: 'plain',
    language: () => 'EN',
    token: () => 'tok',
    onSessionEnded: () => undefined,
  });
const ask = (path: string, request: RequestInit = {}) =>
  fetch(server.origin + path, { headers, ...request });

describe('a call', () => {
  it('HOUSE that keeps the contract is no trouble, and comes as it was sent', async () => {
    server.replies = { ...games, signIn: { refusal: 'login.cred.err' } };
    expect(await client()(gameList, { pageNo: 2, gameType: 'RNG' })).toEqual(noGames);
    await expect(client()(signIn, login)).rejects.toThrow('text of login.cred.err');
    expect(server.calls).toEqual([
      { name: 'gameList', input: { pageNo: '2', gameType: 'RNG' }, token: 'tok' },
      { name: 'signIn', input: login, token: undefined },
    ]);
    expect(server.takeTrouble()).toEqual([]);
  });
  it('HOUSE that nobody planned fails the test, also a beacon', async () => {
    await expect(client()(memberInfo, {})).rejects.toThrow('text of unknown');
    const told = { eventName: 'startTrial', vendor: 'A', gameId: 'b' } as const;
    const events = [{ ...told, eventID: crypto.randomUUID() }];
    await expect(client()(collectEvents, { events })).rejects.toThrow('text of unknown');
    expect(server.takeTrouble()).toEqual([
      'memberInfo: nobody planned this call',
      'collectEvents: nobody planned this call',
    ]);
  });
  it('HOUSE of a path or a method that the contract does not have fails the test', async () => {
    await ask('/wps/elsewhere');
    await ask(gamesPath, { method: 'DELETE' });
    expect(server.takeTrouble()).toEqual([
      'GET /wps/elsewhere: the contract has no such endpoint',
      `DELETE ${gamesPath}: the contract has no such endpoint`,
    ]);
  });
  it.each([
    ['a field too many', '?pageNo=1&colour=red', /^gameList: input : Unrecognized key: "colour"$/],
    ['a field twice', '?pageNo=1&pageNo=1', /^gameList: has a field of its query twice$/],
    ['a value of another kind', '?pageNo=first', /^gameList: input pageNo: /],
  ])('HOUSE with %s in its query fails the test', async (_case, query, message) => {
    server.replies = games;
    await ask(gamesPath + query);
    expect(server.takeTrouble()).toEqual([expect.stringMatching(message)]);
  });
  it.each([
    ['a field too many', { ...login, colour: 'red' }, 'input : Unrecognized key: "colour"'],
    ['a field too few', { ...login, username: undefined }, 'input username: '],
  ])('HOUSE with %s in its body fails the test', async (_case, body, message) => {
    server.replies = { signIn: { refusal: 'login.cred.err' } };
    const request = { method: 'POST', headers: loginHeaders, body: JSON.stringify(body) };
    await ask('/wps/session/login', request);
    expect(server.takeTrouble()).toEqual([expect.stringContaining(`signIn: ${message}`)]);
  });
  it('HOUSE with its input in the wrong place, or a body that is no JSON, fails the test', async () => {
    server.replies = { signIn: { refusal: 'login.cred.err' }, logOut: { answer: null } };
    const body = JSON.stringify(login);
    await ask('/wps/session/login?a=b', { method: 'POST', headers: loginHeaders, body });
    await ask('/wps/session/logout', { method: 'DELETE', body: new Uint8Array(2) });
    const broken = { method: 'POST', headers: loginHeaders, body: '{' };
    await expect(ask('/wps/session/login', broken)).rejects.toThrow('fetch failed');
    expect(server.takeTrouble()).toEqual([
      'signIn: has a in its address',
      'logOut: has a body',
      'logOut: carries no token',
      expect.stringMatching(/^POST \/wps\/session\/login: SyntaxError/),
    ]);
  });
  it.each([
    ['another merchant', { merchant: 'marigold' }, 'header merchant is marigold, not lumen'],
    ['a language that there is not', { language: 'XX' }, 'header language is XX'],
    ['a device that there is not', { device: 'toaster' }, 'header device is toaster, not web'],
    ['a module id on GET', { moduleid: 'COMM3' }, 'header moduleid is COMM3, not undefined'],
  ])('HOUSE with %s fails the test', async (_case, change, message) => {
    server.replies = games;
    await ask(gamesPath, { headers: { ...headers, ...change } });
    expect(server.takeTrouble()).toEqual([`gameList: ${message}`]);
  });
  it('HOUSE with a token that nothing depends on fails the test', async () => {
    server.replies = { siteStatus: { refusal: 'service_unavailable' } };
    await ask('/wps/system/status', { headers: { ...headers, authorization: 'tok' } });
    expect(server.takeTrouble()).toEqual([
      'siteStatus: carries the token, although nothing depends on it',
    ]);
  });
  it('HOUSE that changes something without its module id, or not as JSON, fails the test', async () => {
    server.replies = { signIn: { refusal: 'login.cred.err' } };
    await ask('/wps/session/login', { method: 'POST', body: JSON.stringify(login) });
    expect(server.takeTrouble()).toEqual([
      'signIn: header moduleid is undefined, not COMM3',
      'signIn: header content-type is text/plain;charset=UTF-8, not application/json',
    ]);
  });
});

describe('a planned answer', () => {
  it.each([
    ['of another shape', { games: [], totalPages: '1', totalCount: 0 }, /totalPages: /],
    ['with a field that the server strips', { ...noGames, page: 1 }, /fields that the contract/],
  ])('HOUSE %s fails where it is planned', (_case, answer, message) => {
    expect(() => {
      server.replies = { gameList: { answer: answer as never } };
    }).toThrow(message);
  });
  it('HOUSE of a function fails when it is given', async () => {
    server.replies = { gameList: async () => ({ answer: { games: [] } as never }) };
    await client()(gameList, {});
    expect(server.takeTrouble()).toHaveLength(2);
  });
  it('HOUSE refuses only by a code of the endpoint or of every call', () => {
    server.replies = { siteStatus: { refusal: 'service_unavailable' } };
    expect(() => {
      server.replies = { siteStatus: { refusal: 'login.cred.err' } };
    }).toThrow('planned for siteStatus: does not declare login.cred.err');
  });
  it('HOUSE that is broken on purpose is sent as it is', async () => {
    server.replies = { siteStatus: { broken: [1] } };
    expect(await client()(siteStatus, {})).toEqual([1]);
    expect(server.takeTrouble()).toEqual([]);
  });
  it('HOUSE a beacon is answered without a body', async () => {
    server.replies = { collectEvents: { answer: null } };
    const event = { eventName: 'startTrial', vendor: 'A', gameId: 'b' };
    const body = JSON.stringify({ events: [{ ...event, eventID: crypto.randomUUID() }] });
    const request = { method: 'POST', headers: loginHeaders, body };
    expect((await ask('/wps/system/collect', request)).status).toBe(204);
    expect(server.takeTrouble()).toEqual([
      'collectEvents: header moduleid is COMM3, not undefined',
    ]);
  });
});

describe('what is left', () => {
  it.fails('HOUSE fails the test when it ends', async () => {
    expect((await ask('/wps/elsewhere')).status).toBe(404);
  });
});
