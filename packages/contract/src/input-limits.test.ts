// V1: the inputs that each call accepts, at their limits.
import { describe, expect, it } from 'vitest';
import { shapes } from './contract.schema.ts';

const long = (length: number) => 'x'.repeat(length);
const uuid = '00000000-0000-4000-8000-000000000000';

/** An accepted input for each call. Later features have such tests next to their calls. */
const good = {
  siteStatus: {},
  siteStatusV2: {},
  signIn: { username: 'demo', password: 'x', loginDeviceId: uuid },
  logOut: {},
  logOutByPost: {},
  mintHandoff: { audience: 'https://m.example' },
  inspectHandoff: { code: 'c' },
  redeemHandoff: { code: 'c' },
  discardHandoff: { code: 'c' },
  describeTarget: { url: 'https://a.example' },
  leaveForTarget: { url: 'https://a.example', headerColor: '#0d0a14' },
  swapTargetToken: { token: 't', origin: 'https://a.example', secret: 's' },
  rsaKey: {},
  envelopeKey: {},
  memberInfo: {},
  playerRankProgress: {},
  vendorLanes: {},
  gameList: {},
  recentGames: {},
  favouriteGames: {},
  addFavouriteGame: { nodeId: '1', vendor: 'ACME', gameType: 'RNG' },
  removeFavouriteGame: { nodeId: '1', vendor: 'ACME', gameType: 'RNG' },
  announcements: { types: 'B' },
  walletBalance: {},
  launchGame: { launchMode: 'GLS', gameId: 'crown', vassalage: 'ACME' },
  trialGame: { gameId: 'crown', vassalage: 'ACME' },
  collectEvents: {
    events: [{ eventName: 'startTrial', eventID: uuid, vendor: 'ACME', gameId: 'crown' }],
  },
} satisfies Partial<Record<keyof typeof shapes, object>>;
type Name = keyof typeof good;
const lottery = { launchMode: 'LOTT', lottoArea: 'VN' };
const takes = (name: Name, input: object) => shapes[name].input.safeParse(input).success;

/** Accepted and refused values of a field; undefined stands for a missing field. */
type Limit = [name: Name, field: string, taken: unknown[], refused: unknown[]];
const code: [taken: unknown[], refused: unknown[]] = [
  ['A', 'TCG_SEA', 'a-1', long(40)],
  ['', 'A B', 'a.b', long(41), undefined, 1],
];
const game: [taken: unknown[], refused: unknown[]] = [
  ['a', 'lobby', 'a.b:c-d_e', long(64)],
  ['', 'a b', 'a/b', long(65), undefined],
];
const language: [taken: unknown[], refused: unknown[]] = [
  ['E', long(12), undefined],
  ['', long(13), 1],
];
const handoffCode: [taken: unknown[], refused: unknown[]] = [
  ['c', long(128)],
  ['', long(129), undefined, 1],
];
const targetUrl: [taken: unknown[], refused: unknown[]] = [
  ['a', long(2_000)],
  ['', long(2_001), undefined, 1],
];
const yesNo: [taken: unknown[], refused: unknown[]] = [
  [true, false, 'true', 'false', undefined],
  ['yes', '', 1],
];
const backUrl: [taken: unknown[], refused: unknown[]] = [
  ['', long(2_000), undefined],
  [long(2_001)],
];

const limits: Limit[] = [
  ['signIn', 'username', ['d', long(64)], ['', long(65), undefined, 1]],
  ['signIn', 'password', ['x', long(128)], ['', long(129), undefined]],
  ['signIn', 'loginDeviceId', [uuid], ['', 'x', undefined]],
  ['signIn', 'type', ['username', 'sms', undefined], ['email', '', 'firebase']],
  ['signIn', 'firebaseChannel', ['google', 'phone', undefined], ['', 'myspace']],
  ['signIn', 'firebaseIdToken', [long(8_192), undefined], ['', long(8_193)]],
  ['signIn', 'geetestChallenge', [long(128), undefined], [long(129)]],
  ['signIn', 'geetestSeccode', [long(256), undefined], [long(257)]],
  ['signIn', 'captcha', [long(16), undefined], [long(17)]],
  ['signIn', 'rememberMe', [true, false, undefined], ['true', 1]],
  ['mintHandoff', 'audience', [long(255)], [long(256), undefined]],
  ['inspectHandoff', 'code', ...handoffCode],
  ['discardHandoff', 'code', ...handoffCode],
  ['redeemHandoff', 'code', ...handoffCode],
  ['redeemHandoff', 'loginDeviceId', [uuid, undefined], ['x']],
  ['describeTarget', 'url', ...targetUrl],
  ['leaveForTarget', 'url', ...targetUrl],
  ['leaveForTarget', 'headerColor', ['#0d0a14', '#FFFFFF'], ['', '#fff', 'red', undefined]],
  ['swapTargetToken', 'token', ...handoffCode],
  ['swapTargetToken', 'origin', ['a', long(255)], ['', long(256), undefined]],
  ['swapTargetToken', 'secret', ...handoffCode],
  ['vendorLanes', 'platform', ['html5', undefined], ['flash']],
  ['vendorLanes', 'language', ...language],
  ['recentGames', 'language', ...language],
  ['favouriteGames', 'language', ...language],
  [
    'gameList',
    'pageNo',
    [1, 10_000, '1', '10000', undefined],
    [0, 10_001, '0', '01', '-1', '1.0', 1.5, ''],
  ],
  ['gameList', 'pageSize', [1, 100, '100', undefined], [0, 101, '101', '+1', '1e1']],
  ['gameList', 'gameType', code[0], code[1].filter((each) => each !== undefined)],
  ['gameList', 'vassalage', code[0], code[1].filter((each) => each !== undefined)],
  ['gameList', 'gameClassify', code[0], code[1].filter((each) => each !== undefined)],
  ['gameList', 'gameName', ['', long(64), undefined], [long(65)]],
  ['gameList', 'platform', ['html5', undefined], ['flash']],
  ['gameList', 'language', ...language],
  ['addFavouriteGame', 'nodeId', ['1', long(64)], ['', long(65), undefined]],
  ['addFavouriteGame', 'vendor', ...code],
  ['removeFavouriteGame', 'gameType', ...code],
  ['announcements', 'types', ['B', 'PL,PU', 'B,PL,PU,PR'], ['', 'X', 'B,', 'B,B,B,B,B', undefined]],
  ['announcements', 'platform', ['M', undefined], ['PC']],
  ['announcements', 'execution', ['A', 'B', 'F', undefined], ['a', '']],
  ['announcements', 'groupName', ['m', long(40), undefined], ['', 'a-b', long(41)]],
  ['announcements', 'language', ...language],
  ['launchGame', 'gameId', ...game],
  ['launchGame', 'vassalage', ...code],
  ['launchGame', 'gameType', code[0], code[1].filter((each) => each !== undefined)],
  ['launchGame', 'nodeId', ['1', long(64), undefined], ['', long(65)]],
  ['launchGame', 'accountType', [0, 1, '0', '1', undefined], [2, '2', '', true]],
  ['launchGame', 'launchMode', ['GLS'], ['LOTT', 'gls', undefined]],
  ['launchGame', 'platform', ['html5', undefined], ['flash']],
  ['launchGame', 'backUrl', ...backUrl],
  ['launchGame', 'language', ...language],
  ['trialGame', 'gameId', ...game],
  ['trialGame', 'vassalage', ...code],
  ['trialGame', 'accountType', [0, '0', undefined], [1, '1']],
  ['trialGame', 'launchMode', ['GLS', undefined], ['LOTT']],
  ['trialGame', 'backUrl', ...backUrl],
  ['collectEvents', 'events', [], [[], {}, undefined]],
];

describe('the input', () => {
  it.each(Object.entries(good) as [Name, object][])(
    'V1 of %s is taken, and a field that it does not have is not',
    (name, input) => {
      expect(takes(name, input)).toBe(true);
      expect(takes(name, { ...input, colour: 'red' })).toBe(false);
    },
  );

  it.each(limits)('V1 of %s: %s', (...[name, field, taken, refused]) => {
    const isTaken = (value: unknown) => takes(name, { ...good[name], [field]: value });
    expect(taken.filter((value) => !isTaken(value))).toEqual([]);
    expect(refused.filter(isTaken)).toEqual([]);
  });
});

it.each([
  ['captcha_id', 128],
  ['lot_number', 128],
  ['pass_token', 512],
  ['gen_time', 32],
  ['captcha_output', 4_096],
])(
  'LOGIN-01, V1 the captcha’s %s has %i letters at most, and all five are there or none',
  (field, most) => {
    const solved = {
      captcha_id: '',
      lot_number: '',
      pass_token: '',
      gen_time: '',
      captcha_output: '',
    };
    const isTaken = (value: unknown) =>
      takes('signIn', { ...good.signIn, geetestValidateV4: { ...solved, [field]: value } });
    expect([long(most), long(most + 1), undefined].map(isTaken)).toEqual([true, false, false]);
  },
);

describe('the launch of a lottery', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['lottoArea', ['VN'], ['TH', undefined]],
    ['lottoPrizeMode', ['1', long(40), undefined], ['', 'a.b', long(41)]],
    ['lottoView', ['lobby', 'betting', undefined], ['home']],
    ['lottoGameCode', ['lobby', long(64), undefined], ['', 'a b', long(65)]],
    ['hasLobby', ...yesNo],
    ['labelName', ['L', long(100), undefined], ['', long(101)]],
    ['platform', ['html5', undefined], ['flash']],
    ['backUrl', ...backUrl],
    ['gameId', [], ['crown']],
  ])('LAUNCH-02, V1 %s', (field, taken, refused) => {
    const isTaken = (value: unknown) => takes('launchGame', { ...lottery, [field]: value });
    expect(taken.filter((value) => !isTaken(value))).toEqual([]);
    expect(refused.filter(isTaken)).toEqual([]);
  });
  it('LAUNCH-02 names an area or a mode, and not both', () => {
    const modes = [
      'SEA_Tradition',
      'Traditional',
      'Entertainment',
      'Elott_Traditional',
      'Elott_Entertainment',
    ];
    const byMode = (lottoMode: string) => ({ launchMode: 'LOTT', lottoMode });
    expect(modes.filter((mode) => !takes('launchGame', byMode(mode)))).toEqual([]);
    expect(takes('launchGame', byMode('Modern'))).toBe(false);
    expect(takes('launchGame', { ...lottery, lottoMode: 'Traditional' })).toBe(false);
    expect(takes('launchGame', { launchMode: 'LOTT' })).toBe(false);
  });
});

describe('events', () => {
  const [trial] = (good.collectEvents as { events: object[] }).events;
  const ignored = { ...trial, eventName: 'ignoredMessages', count: 1 };
  const take = (...events: object[]) => takes('collectEvents', { events });

  it('TRACK-01, V1 are one to twenty of those that there are', () => {
    expect(take(...Array.from({ length: 20 }, () => ({ ...trial })))).toBe(true);
    expect(take(...Array.from({ length: 21 }, () => ({ ...trial })))).toBe(false);
    expect(take({ ...trial, eventName: 'deposit' })).toBe(false);
    expect(take({ ...trial, count: 1 })).toBe(false);
  });
  it('H4, V1 count what was ignored, from one on', () => {
    const counts = [0, 1, 1_000_000_000, 1_000_000_001, 1.5, '1', undefined];
    expect(counts.filter((count) => take({ ...ignored, count }))).toEqual([1, 1_000_000_000]);
  });
  it('TRACK-08, V1 name a vendor, a game, and themselves', () => {
    const refused = [
      { eventID: 'x' },
      { eventID: undefined },
      { vendor: '' },
      { vendor: long(41) },
      { vendor: 'a.b' },
      { gameId: '' },
      { gameId: long(65) },
      { gameId: 'a b' },
    ];
    expect(refused.filter((change) => take({ ...trial, ...change }))).toEqual([]);
    expect(take({ ...trial, vendor: long(40), gameId: `a.b:c-d_${long(56)}` })).toBe(true);
  });
});

describe('what the server reads of it', () => {
  const read = (name: Name, change: object = {}) =>
    shapes[name].input.parse({ ...good[name], ...change });

  it('LOBBY-01 text of a query becomes what it stands for, and what is not said its default', () => {
    expect(read('gameList')).toEqual({ pageNo: 1, pageSize: 30 });
    expect(read('gameList', { pageNo: '7', pageSize: '100', gameType: 'rng' })).toEqual({
      pageNo: 7,
      pageSize: 100,
      gameType: 'RNG',
    });
    expect(read('announcements', { types: 'B,PL' })).toEqual({ types: ['B', 'PL'] });
    expect(read('addFavouriteGame', { vendor: 'acme', gameType: 'live' })).toEqual({
      nodeId: '1',
      vendor: 'ACME',
      gameType: 'LIVE',
    });
  });
  it('LAUNCH-02 a launch is for money unless it says otherwise', () => {
    expect(read('launchGame')).toMatchObject({ accountType: 1 });
    expect(read('launchGame', { accountType: '0' })).toMatchObject({ accountType: 0 });
    expect(read('launchGame', { accountType: '1' })).toMatchObject({ accountType: 1 });
    const withLobby = (hasLobby: string) => shapes.launchGame.input.parse({ ...lottery, hasLobby });
    expect(withLobby('true')).toMatchObject({ hasLobby: true });
    expect(withLobby('false')).toMatchObject({ hasLobby: false });
  });
  it('LOGIN-01 a login is by username unless it says otherwise', () => {
    expect(read('signIn')).toMatchObject({ type: 'username' });
  });
});
