// Reactions of the site to failed calls: the first row that fits counts. A code without a row gets `anyOther`: an alert with
// the server's own text, unless the calling page shows it itself. docs/errors.md is generated from here (`npm run errors`).
import type { FailureRow } from './failure-row.ts';
import { sessionEnded, sessionLimited } from './session-rows.ts';

export const anyOther = { does: 'alert', by: 'NET-10' } as const satisfies FailureRow;

export const failures: readonly FailureRow[] = [
  { does: 'logOut', by: 'NET-08', ...sessionEnded },
  { does: 'changePassword', by: 'LOGIN-04', ...sessionLimited },
  { does: 'front', by: 'BOOT-05', codes: ['system_maintenance'] },
  { does: 'front', by: 'BOOT-06', codes: ['region_restricted'] },
  { does: 'line', by: 'BOOT-11', codes: ['domain_not_available'] },
  { does: 'silent', by: 'NET-09', statuses: [502] },
  // A proxy in front of the server may have its own limit, and send no code.
  { does: 'wait', by: 'NET-09', statuses: [429], beginnings: ['TOO_MANY_REQUEST'] },
  {
    does: 'inPlace',
    by: 'LOGIN-06',
    codes: ['login.cred.err', 'not.exists.user', 'verification_code_err', 'identity_refused'],
  },
  { does: 'inPlace', by: 'CAP-06', codes: ['captcha_err', 'geetest_captcha_err'] },
  { does: 'inPlace', by: 'IDP-03', codes: ['bind_customer_required'] },
  { does: 'inPlace', by: 'MEMBER-12', codes: ['picture_refused'] },
  {
    does: 'inPlace',
    by: 'LAUNCH-01',
    codes: [
      'vendor_timeout',
      'vendor_under_maintenance',
      'launch_game_balance_not_enough',
      'game_not_found',
    ],
  },
  { does: 'toast', by: 'NET-11', without: 'line' },
  { does: 'alert', by: 'LAUNCH-03', without: 'time', statuses: [504] },
];
