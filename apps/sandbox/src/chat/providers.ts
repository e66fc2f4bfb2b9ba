// The providers of customer service (vendors.md 10): the address of each stand-in, and the parameters that the provider reads.
import type { Trigger } from '../stand-in.ts';

type ChatProvider = {
  /** The name in an entry of a merchant's customer service. */
  csType: string;
  /** The path in the sandbox, formed like the provider's own. */
  path: string;
  /** Parameters that an address of the provider has from the beginning. */
  query?: string;
  /** Parameters that tell it of the member. */
  reads: readonly string[];
};

const home = '/outside-chat';

export const chatProviders: readonly ChatProvider[] = [
  { csType: 'AICAN', path: `${home}/aican`, reads: ['name', 'category'] },
  {
    csType: 'MIDUOKE',
    path: `${home}/miduoke`,
    query: '?accountid=1001',
    reads: ['visitorname'],
  },
  { csType: 'LIVECHAT', path: `${home}/licence/1001/open_chat.cgi`, reads: ['name'] },
  {
    csType: 'COMM100',
    path: `${home}/chatWindow.aspx`,
    query: '?siteId=1001&planId=1',
    reads: ['CUSTOM!username'],
  },
  {
    csType: 'COMM100VIP',
    path: `${home}/vip/chatWindow.aspx`,
    query: '?siteId=1001&planId=2',
    reads: ['CUSTOM!username'],
  },
];

export const chatLinks: readonly Trigger[] = chatProviders.map(
  ({ csType, path, query = '', reads }) => ({
    input: path + query,
    effect: `${csType}: shows ${reads.join(' and ')}`,
  }),
);
