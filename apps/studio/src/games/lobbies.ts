import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Title } from './title.ts';

type Lane = Pick<Title, 'vendor' | 'category'>;

const lobby = (gameCode: string, name: string, lane: Lane): Title => ({
  gameCode,
  name,
  engine: 'lottery',
  ...lane,
});
const { common, southEastAsia, vietnam } = lotteryVendors;

/** The lobbies of the lottery vendors. Each opens the first lottery of its lane. */
export const lobbies: readonly Title[] = [
  lobby('elott_lobby', 'Quick Draws', { vendor: common, category: 'ELOTT' }),
  lobby('lott_lobby', 'All Draws', { vendor: common, category: 'LOTT' }),
  lobby('sea_lobby', 'Straits Draws', { vendor: southEastAsia, category: 'SEA_LOTT' }),
  lobby('lotto_vn_lobby', 'Delta Draws', { vendor: vietnam, category: 'VIETNAM_LOTTO' }),
];
