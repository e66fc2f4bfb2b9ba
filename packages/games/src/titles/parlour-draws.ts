// The lottery titles, in four lanes. Titles of one series share their draws; every other title has its own.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { DrawGame } from '../draws/draw-game.ts';
import { keno } from '../draws/games/keno.ts';
import { pickFive } from '../draws/games/pick-five.ts';
import { pickThree } from '../draws/games/pick-three.ts';
import { raceOfTen } from '../draws/games/race-of-ten.ts';
import { sixOf45 } from '../draws/games/six-of-45.ts';
import { threeDice } from '../draws/games/three-dice.ts';
import type { Title } from './title.ts';

type DrawTimes = Pick<DrawGame, 'schedule' | 'closesBefore' | 'mostDraws'>;

const eachMinute: DrawTimes = { schedule: { every: 60 }, closesBefore: 5, mostDraws: 10 };
const eachThreeMinutes: DrawTimes = { schedule: { every: 180 }, closesBefore: 5, mostDraws: 10 };
const eachFiveMinutes: DrawTimes = { schedule: { every: 300 }, closesBefore: 10, mostDraws: 10 };
/** Nine in the evening in the zone of the operator's site. */
const atNine: DrawTimes = { schedule: { at: '21:00' }, closesBefore: 300, mostDraws: 7 };
const fridaysAtNine: DrawTimes = { ...atNine, schedule: { at: '21:00', days: [5] }, mostDraws: 4 };
const threeEvenings: DrawTimes = {
  schedule: { at: '20:30', days: [1, 3, 5] },
  closesBefore: 300,
  mostDraws: 6,
};

type LotteryListing = Pick<Title, 'nodeId' | 'names' | 'marks'> & { series?: string } & {
  gameCode: string;
  draws: DrawGame;
};
type Lane = Pick<Title, 'vendor' | 'category'> & { titles: readonly LotteryListing[] };

const named = (EN: string, TH: string, UR: string): Title['names'] => ({ EN, TH, UR });

const quick: Lane = {
  vendor: lotteryVendors.common,
  category: 'ELOTT',
  titles: [
    {
      gameCode: 'lucky-six',
      nodeId: '20025',
      names: named('Lucky Six', 'ลัคกี้ซิกซ์', 'لکی سکس'),
      marks: ['HOT'],
      draws: { ...sixOf45, ...eachMinute },
      series: 'minute-six',
    },
    {
      gameCode: 'minute-three',
      nodeId: '20102',
      names: named('Minute Three', 'สามตัวทุกนาที', 'ہر منٹ تین'),
      marks: ['HOT'],
      draws: { ...pickThree, ...eachMinute },
    },
    {
      gameCode: 'five-minute-five',
      nodeId: '20103',
      names: named('Five-Minute Five', 'ห้าตัวทุก 5 นาที', 'ہر پانچ منٹ پانچ'),
      marks: [],
      draws: { ...pickFive, ...eachFiveMinutes },
    },
    {
      gameCode: 'minute-keno',
      nodeId: '20104',
      names: named('Minute Keno', 'คีโนทุกนาที', 'ہر منٹ کینو'),
      marks: [],
      draws: { ...keno, ...eachMinute },
    },
    {
      gameCode: 'harbour-keno',
      nodeId: '20026',
      names: named('Harbour Keno', 'คีโนริมท่า', 'بندرگاہ کینو'),
      marks: [],
      draws: { ...keno, ...eachFiveMinutes },
    },
    {
      gameCode: 'minute-dice',
      nodeId: '20106',
      names: named('Minute Dice', 'ไฮโลทุกนาที', 'ہر منٹ پانسے'),
      marks: ['NEW'],
      draws: { ...threeDice, ...eachMinute },
    },
    {
      gameCode: 'ten-boats',
      nodeId: '20107',
      names: named('Ten Boats', 'แข่งเรือสิบลำ', 'دس کشتیاں'),
      marks: ['NEW'],
      draws: { ...raceOfTen, ...eachMinute },
    },
  ],
};

const daily: Lane = {
  vendor: lotteryVendors.common,
  category: 'LOTT',
  titles: [
    {
      gameCode: 'daily-six',
      nodeId: '20201',
      names: named('Daily Six', 'หกเลขรายวัน', 'روزانہ چھ'),
      marks: ['HOT'],
      draws: { ...sixOf45, ...atNine },
    },
    {
      gameCode: 'friday-six',
      nodeId: '20202',
      names: named('Friday Six', 'หกเลขวันศุกร์', 'جمعے کے چھ'),
      marks: [],
      draws: { ...sixOf45, ...fridaysAtNine },
    },
    {
      gameCode: 'evening-three',
      nodeId: '20203',
      names: named('Evening Three', 'สามตัวรอบค่ำ', 'شام کے تین'),
      marks: [],
      draws: { ...pickThree, ...atNine },
    },
    {
      gameCode: 'evening-five',
      nodeId: '20204',
      names: named('Evening Five', 'ห้าตัวรอบค่ำ', 'شام کے پانچ'),
      marks: [],
      draws: { ...pickFive, ...threeEvenings },
    },
  ],
};

const straits: Lane = {
  vendor: lotteryVendors.southEastAsia,
  category: 'SEA_LOTT',
  titles: [
    {
      gameCode: 'straits-six',
      nodeId: '21101',
      names: named('Straits Six', 'หกเลขช่องแคบ', 'آبنائے کے چھ'),
      marks: [],
      draws: { ...sixOf45, ...eachFiveMinutes },
    },
    {
      gameCode: 'straits-three',
      nodeId: '21102',
      names: named('Straits Three', 'สามตัวช่องแคบ', 'آبنائے کے تین'),
      marks: [],
      draws: { ...pickThree, ...eachFiveMinutes },
    },
    {
      gameCode: 'straits-dice',
      nodeId: '21103',
      names: named('Straits Dice', 'ไฮโลช่องแคบ', 'آبنائے کے پانسے'),
      marks: ['NEW'],
      draws: { ...threeDice, ...eachThreeMinutes },
    },
    {
      gameCode: 'minute-six-sea',
      nodeId: '21006',
      names: named('Minute Six', 'หกเลขทุกนาที', 'ہر منٹ چھ'),
      marks: ['HOT'],
      draws: { ...sixOf45, ...eachMinute },
      series: 'minute-six',
    },
  ],
};

const delta: Lane = {
  vendor: lotteryVendors.vietnam,
  category: 'VIETNAM_LOTTO',
  titles: [
    {
      gameCode: 'minute-six',
      nodeId: '22007',
      names: named('Minute Six', 'หกเลขทุกนาที', 'ہر منٹ چھ'),
      marks: ['HOT'],
      draws: { ...sixOf45, ...eachMinute },
    },
    {
      gameCode: 'delta-five',
      nodeId: '22101',
      names: named('Delta Five', 'ห้าตัวเดลตา', 'ڈیلٹا کے پانچ'),
      marks: [],
      draws: { ...pickFive, ...eachFiveMinutes },
    },
    {
      gameCode: 'delta-keno',
      nodeId: '22102',
      names: named('Delta Keno', 'คีโนเดลตา', 'ڈیلٹا کینو'),
      marks: [],
      draws: { ...keno, ...eachFiveMinutes },
    },
    {
      gameCode: 'delta-race',
      nodeId: '22103',
      names: named('Delta Race', 'แข่งเรือเดลตา', 'ڈیلٹا کی دوڑ'),
      marks: ['NEW'],
      draws: { ...raceOfTen, ...eachFiveMinutes },
    },
  ],
};

export type DrawTitle = Extract<Title, { engine: 'lottery' }>;

/** The titles lane by lane, in the order of each lane. */
export const parlourDraws: readonly DrawTitle[] = [quick, daily, straits, delta].flatMap(
  ({ vendor, category, titles }) =>
    titles.map((title) => ({ vendor, category, engine: 'lottery' as const, ...title })),
);
