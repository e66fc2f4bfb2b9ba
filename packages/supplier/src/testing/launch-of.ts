// An operator's request for a game, as most tests need it.
import { walletToken } from './test-wallet.ts';

export const launchOf = (gameCode: string, changed: object = {}) => ({
  operator_id: 1001,
  user: 'player-1',
  token: walletToken,
  platform: 'GPL_MOBILE',
  game_code: gameCode,
  currency: 'PHP',
  country: 'PH',
  lang: 'en',
  ip: '203.0.113.7',
  lobby_url: 'http://lumen.localhost:8080/m/home',
  ...changed,
});
