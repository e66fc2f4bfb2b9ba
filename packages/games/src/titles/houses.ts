// The titles of games of one player and of flights, from two vendors.
import { instantTitles, type InstantTitle } from '../instant/instant-titles.ts';
import type { Title } from './title.ts';

type TitleListing = Pick<Title, 'vendor' | 'nodeId' | 'names' | 'marks'>;

const [tidepool, paperfox] = ['TIDEPOOL', 'PAPERFOX'];
const named = (EN: string, TH: string, UR: string): Title['names'] => ({ EN, TH, UR });

/** Listings by the name of the game, in the order of a lane. */
const listed: Record<string, TitleListing> = {
  'three-lanterns': {
    vendor: tidepool,
    nodeId: '13018',
    names: named('Three Lanterns', 'โคมสามดวง', 'تین قندیلیں'),
    marks: ['HOT'],
  },
  'tide-and-pearl': {
    vendor: tidepool,
    nodeId: '13102',
    names: named('Tide & Pearl', 'คลื่นกับไข่มุก', 'لہر اور موتی'),
    marks: ['HOT'],
  },
  'orchard-reels': {
    vendor: paperfox,
    nodeId: '13103',
    names: named('Orchard Reels', 'สวนผลไม้หมุน', 'باغ کے پہیے'),
    marks: [],
  },
  'harbour-lights': {
    vendor: tidepool,
    nodeId: '13104',
    names: named('Harbour Lights', 'แสงไฟท่าเรือ', 'بندرگاہ کی روشنیاں'),
    marks: ['NEW'],
  },
  'jade-garden': {
    vendor: tidepool,
    nodeId: '13105',
    names: named('Jade Garden', 'สวนหยก', 'یشب کا باغ'),
    marks: ['HOT'],
  },
  'festival-night': {
    vendor: paperfox,
    nodeId: '13106',
    names: named('Festival Night', 'คืนเทศกาล', 'میلے کی رات'),
    marks: ['NEW'],
  },
  'paper-kite': {
    vendor: paperfox,
    nodeId: '13201',
    names: named('Paper Kite', 'ว่าวกระดาษ', 'کاغذی پتنگ'),
    marks: ['HOT'],
  },
  'pearl-diver': {
    vendor: tidepool,
    nodeId: '13202',
    names: named('Pearl Diver', 'นักดำไข่มุก', 'موتی کا غوطہ خور'),
    marks: ['HOT'],
  },
  'gold-leaf': {
    vendor: paperfox,
    nodeId: '13203',
    names: named('Gold Leaf', 'ใบไม้ทอง', 'سنہرا پتّا'),
    marks: ['HOT'],
  },
  'paper-rocket': {
    vendor: paperfox,
    nodeId: '13204',
    names: named('Paper Rocket', 'จรวดกระดาษ', 'کاغذی راکٹ'),
    marks: ['NEW'],
  },
  'koi-pond': {
    vendor: tidepool,
    nodeId: '13205',
    names: named('Koi Pond', 'บ่อปลาคาร์ป', 'کوئی تالاب'),
    marks: [],
  },
  'tea-garden': {
    vendor: tidepool,
    nodeId: '13206',
    names: named('Tea Garden', 'ไร่ชา', 'چائے کا باغ'),
    marks: ['NEW'],
  },
  'lucky-tickets': {
    vendor: paperfox,
    nodeId: '13207',
    names: named('Lucky Tickets', 'ตั๋วนำโชค', 'خوش قسمت ٹکٹ'),
    marks: [],
  },
};

const lanes = {
  lanterns: 'RNG',
  reels: 'RNG',
  mines: 'ARCADE',
  scratch: 'ARCADE',
  crash: 'ARCADE',
} as const satisfies Record<InstantTitle['engine'], string>;

export const houses: readonly Title[] = Object.entries(listed).map(([gameCode, shelf]) => {
  const found = instantTitles.find(({ name }) => name === gameCode);
  if (!found) throw new Error(`There is no game ${gameCode}.`);
  const { name: _, ...game } = found;
  return { gameCode, category: lanes[game.engine], ...shelf, ...game };
});
