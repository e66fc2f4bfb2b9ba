-- The rights of staff (decision 118). `:staff` stands for the role of whoever works for the operators: it owns nothing,
-- cannot pass row-level security, and sees no secret. It has what the rules in the modules' staff.ts need, by feature.

-- Merchants and their settings. Secret ones are sealed, and the role has no key.
grant select on merchant, merchant_host to :staff;
grant update (settings, version) on merchant to :staff;

-- Members, by name; nothing that proves who somebody is.
grant select (merchant_code, id, username, username_key, type, disabled, club_label_id, created_at) on member to :staff;

-- The audit trail is read, and each act adds an event.
grant select on audit_event, audit_head to :staff;
grant insert (merchant_code, id, at, action, result, actor, actor_name, member_id, subject, address, request_id, about)
  on audit_event to :staff;

-- Facts: written by acts that members hear of, and dead letters delivered again.
grant select, insert, update (due_at, tries, trouble, gave_up_at) on outbox to :staff;

-- Messages of members, and their answers.
grant select on feedback, feedback_picture to :staff;
grant update (read_at, answer, answered_at) on feedback to :staff;

-- Notifications; where a device is reached is not seen.
grant select (merchant_code, id, member_id, hears_all) on push_endpoint to :staff;
grant select on push_choice to :staff;
grant select, insert on push_delivery to :staff;

-- Announcements.
grant select, insert, update, delete on popup_group, popup to :staff;

-- The ledger is read. Money moves by the functions only, and a correction is refused to whoever is not the owner (decision 108).
grant select on account, movement, entry, vendor_transaction, game_round, wallet_statement, house_balance to :staff;
grant execute on function open_account, lock_wallets, post_movement to :staff;

-- Bonus money.
grant select, insert, update (wagered, state, open_bets, active_at, expires_at, ended_at) on bonus to :staff;

-- Promotions, rewards and withheld invitations.
grant select on promotion, promotion_run, reward, invitation, free_play_grant, game to :staff;
grant insert, update (type, state, definition, starts_at, ends_at, budget, changed_at) on promotion to :staff;
grant update (state, trouble) on reward to :staff;
grant update (state) on invitation to :staff;

-- Vouchers.
grant select, insert on voucher to :staff;

-- The club, and the levels of members, which settle_club writes.
grant select, insert, update on club, club_label to :staff;
grant update (club_label_id) on member to :staff;
grant select, insert on club_step to :staff;
grant select, insert, update, delete on rank_progress to :staff;

-- The sums of members' activity, which are recomputed from the rounds.
grant select on activity to :staff;
grant select, insert, delete on activity_day, activity_sum, score to :staff;
