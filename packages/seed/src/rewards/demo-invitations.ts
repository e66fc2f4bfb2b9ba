// The demo's promotion for inviting friends, and the friends of the account `demo`: one qualified, one withheld as possibly the same person, one who has just joined.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { Tx } from '@parlour/database/connection';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import type { InvitationMark } from '@parlour/database/columns/rewards';
import { inLanguages, type PromotionInputs } from './promotion-texts.ts';

export const inviteFriend = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'invite-friends',
  type: 'REFERRAL',
  texts: inLanguages(
    [
      'Invite friends',
      'Claim your reward once your friend has played on seven days.',
      '<ul><li>For new members who join with your link or code.</li><li>A friend counts after playing on seven different days with their own money: deposits and winnings. Gifts and bonus money don’t count.</li><li>One account per person. You can’t invite yourself.</li><li>Our team may review an invitation before it’s paid.</li></ul>',
    ],
    [
      'ชวนเพื่อน',
      'รับได้เมื่อเพื่อนของคุณเล่นครบเจ็ดวัน',
      '<ul><li>สำหรับเพื่อนใหม่ที่สมัครผ่านลิงก์หรือรหัสของคุณ</li><li>นับเมื่อเพื่อนเล่นด้วยเงินของตัวเอง คือเงินฝากและเงินที่ชนะมา ครบเจ็ดวัน ของขวัญและเงินโบนัสไม่นับ</li><li>หนึ่งคนต่อหนึ่งบัญชี การชวนตัวเองไม่นับ</li><li>ทีมงานอาจตรวจสอบคำเชิญก่อนจ่ายรางวัล</li></ul>',
    ],
    [
      'دوستوں کو بلائیں',
      'جب آپ کا دوست سات دن کھیل لے تو انعام تیار۔',
      '<ul><li>ان نئے دوستوں کے لیے جو آپ کے لنک یا کوڈ سے شامل ہوں۔</li><li>دوست تب شمار ہوتا ہے جب وہ سات مختلف دن اپنی رقم سے کھیلے، یعنی جمع کرائی ہوئی رقم اور جیت سے۔ تحفے اور بونس کی رقم شمار نہیں ہوتی۔</li><li>ہر شخص کا ایک ہی اکاؤنٹ۔ خود کو بلانا شمار نہیں ہوتا۔</li><li>ہماری ٹیم ادائیگی سے پہلے دعوت کی جانچ کر سکتی ہے۔</li></ul>',
    ],
  ),
  art: 'friends',
  rule: {
    kind: 'invite',
    friend: { does: 'rounds', target: 5 },
    withinDays: 30,
    reward: gives(10),
    friendReward: gives(10),
  },
  limitPerMember: 20,
});

const dayMs = 86_400_000;
type DemoFriend = { daysAgo: number; isDone: boolean; mark: InvitationMark | null };
/** The required number of days with own money. */
const ownDays = 7;

const friendsOfDemo: Record<string, DemoFriend> = {
  initial: { daysAgo: 2, isDone: false, mark: null },
  twofactor: { daysAgo: 9, isDone: true, mark: 'same_address' },
  regular: { daysAgo: 13, isDone: true, mark: null },
};

/** Writes the invitations; nothing for a merchant without a promotion for friends. */
export async function seedInvitations(tx: Tx, merchantCode: string): Promise<void> {
  const [promotion] = await runStatement<{ id: string; currency: string; definition: Promotion }>(
    tx,
    `select id, currency, definition from promotion where merchant_code = $1 and type = 'REFERRAL'`,
    [merchantCode],
  );
  const rule = promotion?.definition.rule;
  if (!promotion || rule?.kind !== 'invite') return;
  const found = await runStatement<{ id: string; username: string }>(
    tx,
    'select id, username from member where merchant_code = $1 and username = any($2)',
    [merchantCode, ['demo', ...Object.keys(friendsOfDemo)]],
  );
  const inviterId = found.find(({ username }) => username === 'demo')?.id ?? '';
  const now = Date.now();
  for (const [username, { daysAgo, isDone, mark }] of Object.entries(friendsOfDemo)) {
    const friendId = found.find((each) => each.username === username)?.id ?? '';
    const joinedAt = new Date(now - daysAgo * dayMs);
    const doneAt = new Date(joinedAt.getTime() + ownDays * dayMs);
    const state = mark ? 'withheld' : 'qualified';
    await insertRows(tx, 'invitation', [
      {
        merchantCode,
        friendId,
        inviterId,
        joinedAt,
        state: isDone ? state : 'joined',
        mark,
        qualifiedAt: isDone ? doneAt : null,
      },
    ]);
    if (!isDone) continue;
    await insertRows(tx, 'reward', [
      {
        merchantCode,
        memberId: inviterId,
        promotionId: promotion.id,
        occasion: `friend:${friendId}`,
        reward: rule.reward,
        currency: promotion.currency,
        cost: costOf(rule.reward),
        state: mark ? 'withheld' : 'ready',
        trouble: mark,
        about: { friend: `${username[0]}•••${username.at(-1)}` },
        readyAt: doneAt,
      },
    ]);
  }
}
