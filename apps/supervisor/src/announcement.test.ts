import { describe, expect, it } from 'vitest';
import { demoAccounts, demoMerchants, demoStaff, demoVoucherCode } from '@parlour/seed/demo-facts';
import { announcement } from './announcement.ts';
import { readSettings } from './settings.ts';

describe('announcement', () => {
  it('HOUSE it names every demo site, back office, studio, sandbox, the API’s page, the demo accounts and a voucher’s code', () => {
    const text = announcement(readSettings({ PORT: '9000' }));
    for (const host of demoMerchants.flatMap((merchant) => merchant.hosts)) {
      expect(text).toContain(`http://${host}:9000/m`);
    }
    expect(text).toContain('http://sandbox.localhost:9001');
    expect(text).toContain('http://console.localhost:9002');
    expect(text).toContain('http://studio.localhost:9004');
    expect(text).toContain('http://127.0.0.1:9000/wps/docs');
    expect(text).toContain(demoVoucherCode);
    for (const { mail } of demoStaff) expect(text).toContain(mail);
    for (const { username, password } of demoAccounts) {
      expect(text).toMatch(new RegExp(`${username} +${password.replace('{', '\\{')}`));
    }
  });

  it('HOUSE in production there is no demo to speak of', () => {
    const settings = { NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/srv/parlour' };
    const text = announcement(readSettings(settings));
    expect(text).toContain('http://localhost:8080/m');
    expect(text).not.toContain('demo');
  });
});
