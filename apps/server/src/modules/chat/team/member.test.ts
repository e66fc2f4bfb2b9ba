// The member beside a talk, as staff see one: money as the ledger has it, games, bonus, restrictions, earlier talks.
import { money, openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { createClubLabel } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from '../../../testing/bonus.ts';
import { createVendorMerchant, seatPlayer } from '../../../testing/vendor.ts';
import { begin, chatOn, openChatSite, send, type ChatSeat } from '../testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
beforeAll(async () => {
  chat = await openChatSite();
});
afterAll(() => chat.close());

const look = ({ merchant }: Pick<ChatSeat, 'merchant'>, id: string) =>
  chat.team().talkMember({ merchant: merchant.code, id });

describe('the member beside a talk', () => {
  test('STAFF-08 has a balance, the last entries with their games, and the last rounds', async () => {
    const merchant = await createVendorMerchant(chat.site, chatOn);
    const player = await seatPlayer(chat.site, { merchant, balance: '100' });
    const id = await begin(player);
    await player.bet('bet1', 1_000_000, { round: 'a' });
    await player.win(['win1', 'bet1'], 2_500_000, { round: 'a' });
    await player.bet('bet2', 500_000, { round: 'b' });
    await player.rollback('back2', 'bet2', { round: 'b' });
    await player.bet('bet3', 300_000, { round: 'c' });
    const shown = await look(player, id);
    expect(shown.balance).toEqual({
      currency: 'USD',
      sum: '112.00',
      cash: '112.00',
      bonus: '0.00',
    });
    const wallet = { account: 'wallet', currency: 'USD', game: 'One' };
    expect(shown.entries).toMatchObject([
      { ...wallet, kind: 'bet', amount: '-3.00' },
      { ...wallet, kind: 'rollback', amount: '5.00' },
      { ...wallet, kind: 'bet', amount: '-5.00' },
      { ...wallet, kind: 'win', amount: '25.00' },
      { ...wallet, kind: 'bet', amount: '-10.00' },
    ]);
    expect(shown.rounds).toMatchObject([
      { game: 'One', state: 'open', currency: 'USD', staked: '3.00', won: '0.00' },
      { game: 'One', state: 'settled', staked: '0.00', won: '0.00' },
      { game: 'One', state: 'settled', staked: '10.00', won: '25.00' },
    ]);
  });

  test('STAFF-08 has money of no game, and at most five entries and rounds', async () => {
    const merchant = await createVendorMerchant(chat.site, chatOn);
    const player = await seatPlayer(chat.site, { merchant, balance: '100' });
    const id = await begin(player);
    expect((await look(player, id)).entries).toMatchObject([
      { kind: 'opening', amount: '100.00', game: null },
    ]);
    expect((await look(player, id)).rounds).toEqual([]);
    for (const round of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await player.bet(`bet-${round}`, 100_000, { round });
    }
    const { entries, rounds } = await look(player, id);
    expect([entries.length, rounds.length]).toEqual([5, 5]);
  });

  test('STAFF-08 has the bonus that is played with, then those that wait', async () => {
    const merchant = await createVendorMerchant(chat.site, chatOn);
    const player = await seatPlayer(chat.site, { merchant, balance: '100' });
    const id = await begin(player);
    expect((await look(player, id)).bonuses).toEqual([]);
    const bonuses = bonusesOf(chat.site, player);
    const first = await bonuses.grant();
    chat.site.pass(1_000);
    const second = await bonuses.grant({ amount: money('5') });
    const shown = await look(player, id);
    expect(shown.bonuses).toMatchObject([
      { id: first.id, state: 'active', amount: '20.00', left: '20.00', wageringDue: '200.00' },
      { id: second.id, state: 'waiting', amount: '5.00', left: '5.00', expiresAt: null },
    ]);
    expect(shown.balance).toMatchObject({ sum: '120.00', cash: '100.00', bonus: '20.00' });
    await bonuses.cancel(first.id);
    expect((await look(player, id)).bonuses).toMatchObject([{ id: second.id, state: 'active' }]);
  });

  test('STAFF-08 has a name, a number, a language, a level, and what restricts it', async () => {
    const merchant = await chat.openMerchant({
      ...chatOn,
      currency: 'PHP',
      languages: 'EN,TH',
      defaultLanguage: 'TH',
    });
    const seat = await chat.sit(merchant);
    const id = await begin(seat);
    const shown = await look(seat, id);
    expect(shown).toMatchObject({
      username: seat.member.username,
      number: expect.stringMatching(/^\d{8}$/),
      language: 'TH',
      level: null,
      isMailProven: false,
      restrictions: [],
      balance: { currency: 'PHP', sum: '0.00', cash: '0.00', bonus: '0.00' },
    });
    await createClubLabel(chat.site.urls.ownerUrl, merchant.code);
    await chat.asOwner(
      seat,
      `update member set club_label_id = 'gold', language = 'EN', email = 'a@example.com',
              email_proven_at = now(), type = 4, disabled = true where id = $1`,
      [seat.member.id],
    );
    const changed = await look(seat, id);
    expect(changed).toMatchObject({
      language: 'EN',
      level: { label: 'gold', name: 'Gold', rank: 7 },
      isMailProven: true,
      restrictions: ['disabled', 'restricted'],
    });
    expect(JSON.stringify(changed)).not.toContain('a@example.com');
  });

  test('STAFF-08 has earlier talks of the same member, and no one else’s', async () => {
    const merchant = await chat.openMerchant();
    const [seat, other] = [await chat.sit(merchant), await chat.sit(merchant)];
    await begin(other);
    const first = await begin(seat, { subject: 'First' });
    await send(seat, first);
    await chat.closeTalk(seat, first);
    chat.site.pass(1_000);
    const id = await begin(seat, { subject: 'Second' });
    expect((await look(seat, id)).earlier).toEqual([
      {
        id: first,
        subject: 'First',
        state: 'closed',
        stars: null,
        lastAt: chat.site.now() - 1_000,
      },
    ]);
  });

  test('STAFF-08, T3 is shown beside a talk of the own merchant only, with an event', async () => {
    const [seat, other] = [
      await chat.sit(await chat.openMerchant()),
      await chat.sit(await chat.openMerchant()),
    ];
    const id = await begin(seat);
    await openWallet(
      { ownerUrl: chat.site.urls.ownerUrl, merchantCode: seat.merchant.code },
      { memberId: seat.member.id },
      money('5'),
    );
    await expect(look(other, id)).rejects.toMatchObject({ code: 'not_found' });
    await look(seat, id);
    const text = `select member_id as member, actor_name as name, about from audit_event where action = 'member.read'`;
    expect(await chat.asOwner(seat, text, [])).toEqual([
      { member: seat.member.id, name: 'anna', about: { talkId: id } },
    ]);
    expect(await chat.asOwner(other, text, [])).toEqual([]);
  });
});
