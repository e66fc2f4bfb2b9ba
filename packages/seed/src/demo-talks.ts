// The demo's talks in the built-in chat, and the answers that its team chooses from. The talks: one whose answer was answered and that the team has to go on with, one that waits for the member, and
// one that has ended with stars. The member has read everything, so nothing is counted as unread.
import { randomUUID } from 'node:crypto';
import type { Language } from '@parlour/contract/languages';
import { readSettings } from '@parlour/contract/settings.schema';
import type { Tx } from '@parlour/database/connection';
import { insertRows } from '@parlour/database/statements/run-statement';
import type { demoMerchants } from './demo-facts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A message, and how long after the beginning of its talk it was sent. Those of the team have the name of their author. */
type DemoMessage = { afterMinutes: number; name?: string; text: string };
type DemoTalk = {
  subject: string;
  beganAgoMs: number;
  /** The columns that differ from those of a new talk. */
  traits: (endedAt: Date) => object;
  messages: readonly DemoMessage[];
};

const demoTalks: readonly DemoTalk[] = [
  {
    subject: 'Turning on two-step login',
    beganAgoMs: 2 * day,
    traits: (endedAt) => ({
      state: 'closed',
      closedAt: endedAt,
      stars: 5,
      remark: 'Quick and friendly.',
    }),
    messages: [
      { afterMinutes: 0, text: 'Where can I turn on two-step login?' },
      { afterMinutes: 2, name: 'Noor', text: 'Open Me, then Authenticator app.' },
      { afterMinutes: 5, text: 'Found it, thank you!' },
      { afterMinutes: 6, name: 'Noor', text: 'Glad that worked.' },
    ],
  },
  {
    subject: 'Ticket paid, not in my balance',
    beganAgoMs: day,
    traits: () => ({ state: 'waiting', takenBy: 'support@parlour.example' }),
    messages: [
      { afterMinutes: 0, text: 'My ticket for Minute Six says paid, but I can’t see the money.' },
      { afterMinutes: 3, name: 'Robin', text: 'Hello, I’ll look into it.' },
      { afterMinutes: 4, name: 'Robin', text: 'Could you send a picture of the ticket?' },
    ],
  },
  {
    subject: 'Playing on two phones',
    beganAgoMs: 30 * minute,
    traits: (endedAt) => ({ state: 'open', waitsSince: endedAt }),
    messages: [
      { afterMinutes: 0, text: 'Can I stay logged in on two phones?' },
      {
        afterMinutes: 2,
        name: 'Robin',
        text: 'Yes. Me, then Devices, lists them, and you can log each one out there.',
      },
      { afterMinutes: 9, text: 'And what happens to a game that is open on the other one?' },
    ],
  },
];

type DemoAnswer = { title: string; language: Language; text: string };

const demoAnswers: readonly DemoAnswer[] = [
  { title: 'You’re welcome', language: 'EN', text: 'You’re welcome, {member}. Have a good day!' },
  { title: 'Anything else', language: 'EN', text: 'Is there anything else I can do for you?' },
  {
    title: 'Ask for a picture',
    language: 'EN',
    text: 'Could you send me a picture of what you see?',
  },
  {
    title: 'Deposit: what we need',
    language: 'EN',
    text: 'I’m {name} from {merchant}. Please tell me the time and the amount of your deposit, and I’ll look into it.',
  },
  {
    title: 'ทักทาย',
    language: 'TH',
    text: 'สวัสดีค่ะ คุณ {member} ดิฉัน {name} จาก {merchant} มีอะไรให้ช่วยไหมคะ',
  },
  { title: 'ขอรูปภาพ', language: 'TH', text: 'รบกวนส่งภาพหน้าจอที่เห็นมาให้เราหน่อยนะคะ' },
];

/** Writes the answers that the team chooses from; none at a merchant without the chat. */
export async function seedCannedAnswers(
  tx: Tx,
  { code: merchantCode, settings }: (typeof demoMerchants)[number],
): Promise<void> {
  if (!readSettings(settings)('flags.CBS3')) return;
  const changedAt = new Date();
  const rows = demoAnswers.map(({ text: content, ...answer }) => {
    return { ...answer, merchantCode, id: randomUUID(), content, changedAt };
  });
  await insertRows(tx, 'chat_canned_answer', rows);
}

/** Writes the talks of a member; none at a merchant without the chat. */
export async function seedTalks(
  tx: Tx,
  { code, settings }: (typeof demoMerchants)[number],
  memberId: string,
): Promise<void> {
  if (!readSettings(settings)('flags.CBS3')) return;
  const now = Date.now();
  for (const talk of demoTalks) await seedTalk(tx, talk, { merchantCode: code, memberId, now });
}

async function seedTalk(
  tx: Tx,
  { subject, beganAgoMs, traits, messages }: DemoTalk,
  { now, ...own }: { merchantCode: string; memberId: string; now: number },
): Promise<void> {
  const id = randomUUID();
  const began = now - beganAgoMs;
  const rows = messages.map(({ afterMinutes, name, text }, at) => ({
    ...own,
    talkId: id,
    place: at + 1,
    author: name === undefined ? 'member' : 'staff',
    clientId: randomUUID(),
    name: name ?? null,
    content: text,
    sentAt: new Date(began + afterMinutes * minute),
  }));
  const endedAt = rows.at(-1)?.sentAt ?? new Date(began);
  const times = { beganAt: new Date(began), lastAt: endedAt };
  const readByMember = { messages: rows.length, memberRead: rows.length };
  const staffRead = rows.findLast(({ author }) => author === 'staff')?.place ?? 0;
  const talk = { ...own, id, clientId: randomUUID(), subject, ...times, ...readByMember };
  await insertRows(tx, 'chat_talk', [{ ...talk, staffRead, ...traits(endedAt) }]);
  await insertRows(tx, 'chat_message', rows);
}
