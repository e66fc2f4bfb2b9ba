import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSettings } from '@parlour/database/sealed-settings';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';

const script = join(import.meta.dirname, '../../../../../scripts/merchant.ts');
let urls: TestDatabase;
let code: string;
beforeAll(async () => {
  urls = await createTestDatabase();
  code = (await createMerchant(urls.ownerUrl)).code;
});
afterAll(() => urls.drop());

const pem = '-----BEGIN PRIVATE KEY-----\nMIIE+/o=\n-----END PRIVATE KEY-----';

/** Runs the command as an operator types it. */
const merchant = (...words: string[]) => merchantWith({}, words);

function merchantWith(environment: Record<string, string>, words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: urls.ownerUrl,
      APP_DATABASE_URL: urls.appUrl,
      STAFF_DATABASE_URL: urls.staffUrl,
      ...environment,
    },
  });
  return { status, said: stdout + stderr };
}

describe('npm run merchant', () => {
  test('BOOT-12 set, show and unset a flag', () => {
    expect(merchant(code, 'show').said).toContain('flags.PWDEXPFORCECHANGE3=off (shipped)');
    expect(merchant(code, 'set', 'flags.PWDEXPFORCECHANGE3=on', 'name=A = B')).toEqual({
      status: 0,
      said: `${code}: done.\n`,
    });
    const { said } = merchant(code, 'show');
    expect(said).toContain('flags.PWDEXPFORCECHANGE3=on\n');
    expect(said).toContain('name=A = B\n');
    merchant(code, 'unset', 'flags.PWDEXPFORCECHANGE3');
    expect(merchant(code, 'show').said).toContain('flags.PWDEXPFORCECHANGE3=off (shipped)');
  });

  test('BOOT-12 an unknown key is refused with what is near it, a bad value with what is taken, and nothing is written', () => {
    const unknown = merchant(code, 'set', 'flags.PWDEXPFORCECHANGE3=on', 'flags.REWCEN=on');
    expect(unknown.status).toBe(1);
    expect(unknown.said).toMatch(
      /^There is no setting "flags\.REWCEN"\. Near it: flags\.REWCEN3[^\n]*\. All: npm run merchant -- CODE list\n$/,
    );
    const bad = merchant(code, 'set', 'flags.PWDEXPFORCECHANGE3=yes');
    expect(bad).toEqual({
      status: 1,
      said: 'flags.PWDEXPFORCECHANGE3 takes on or off, not "yes".\n',
    });
    expect(merchant(code, 'show').said).toContain('flags.PWDEXPFORCECHANGE3=off (shipped)');
  });

  test('BOOT-12 a merchant’s list says what can be set', () => {
    expect(merchant(code, 'list').said).toContain(
      '  guestLobby: Open the home page and the games page to guests',
    );
  });

  test('BOOT-12 beside a setting that nothing obeys yet stands what will', () => {
    const listed = merchant(code, 'list').said.split('\n');
    const shown = merchant(code, 'show').said.split('\n');
    expect(listed).toContain('  maintenance.on: Close the site for maintenance (on or off)');
    expect(shown).toContain('  maintenance.on=off (shipped)');
    expect(shown).toContain(
      '  flags.LOTTMINIGAME3=off (shipped) – nothing obeys it before MINI-01',
    );
    expect(shown).toContain('  flags.PWDEXPFORCECHANGE3=off (shipped)');
  });

  test('S3 a key is read from a file, stored sealed and shown to nobody', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-key-'));
    const file = join(folder, 'key.pem');
    writeFileSync(file, `${pem}\n`);
    const words = [code, 'set', `integrations.hub.privateKey=@${file}`];
    expect(merchant(...words)).toEqual({
      status: 1,
      said: 'DATABASE_URL is set, so SECRET_KEY must be set too.\n',
    });
    const secretKey = Buffer.alloc(32, 9);
    expect(merchantWith({ SECRET_KEY: secretKey.toString('base64') }, words).status).toBe(0);
    expect(merchant(code, 'show').said).toContain('integrations.hub.privateKey=(sealed)\n');
    const stored = await withMerchantSettings(urls.ownerUrl, (settings) => settings.find(code));
    expect(JSON.stringify(stored)).not.toContain('MIIE');
    const opened = openSettings(stored?.settings ?? {}, { merchantCode: code, secretKey });
    expect(opened['integrations.hub.privateKey']).toBe(pem);
    rmSync(folder, { recursive: true });
  });

  test('BOOT-01 list names the merchants with their hosts, and an unknown one is answered with them', () => {
    expect(merchant('list').said).toContain(`${code}  ${code}.test`);
    expect(merchant('nobody', 'show')).toEqual({
      status: 1,
      said: `There is no merchant "nobody". There is: ${code}.\n`,
    });
  });

  test('HOUSE words that make no sense are answered with the usage', { tags: ['nightly'] }, () => {
    for (const words of [[], [code], [code, 'set'], [code, 'drop', 'x'], [code, 'show', 'x']]) {
      expect(merchant(...words), words.join(' ')).toMatchObject({ status: 1 });
      expect(merchant(...words).said).toContain('Usage: npm run merchant');
    }
  });
});

describe('the languages of a site', () => {
  const asShipped = ['languages=EN (shipped)', 'defaultLanguage=EN (shipped)'];
  const shown = (own: string) =>
    asShipped.map((line) => merchant(own, 'show').said.includes(`  ${line}\n`));

  test('LANG-01 one that has no texts is refused, as one of the list and as the default', async () => {
    const { code: own } = await createMerchant(urls.ownerUrl);
    const expected = 'languages that have texts (EN, TH, UR)';
    expect(merchant(own, 'set', 'languages=EN,KO')).toEqual({
      status: 1,
      said: `languages takes a comma-separated list of ${expected}, not "EN,KO".\n`,
    });
    expect(merchant(own, 'set', 'defaultLanguage=KO')).toEqual({
      status: 1,
      said: `defaultLanguage takes one of the ${expected}, not "KO".\n`,
    });
    expect(shown(own)).toEqual([true, true]);
  });

  test('LANG-05 a default outside the list is refused, whichever of the two a change leaves out', async () => {
    const { code: own } = await createMerchant(urls.ownerUrl);
    const refusal = (byDefault: string, list: string) => ({
      status: 1,
      said: `defaultLanguage would be ${byDefault}, which is not in languages (${list}): change both in one command.\n`,
    });
    expect(merchant(own, 'set', 'defaultLanguage=TH')).toEqual(refusal('TH', 'EN'));
    expect(merchant(own, 'set', 'languages=TH,UR')).toEqual(refusal('EN', 'TH, UR'));
    expect(shown(own)).toEqual([true, true]);
    expect(merchant(own, 'set', 'languages=TH,UR', 'defaultLanguage=UR').status).toBe(0);
    expect(merchant(own, 'unset', 'languages')).toEqual(refusal('UR', 'EN'));
    expect(merchant(own, 'unset', 'defaultLanguage')).toEqual(refusal('EN', 'TH, UR'));
    expect(merchant(own, 'set', 'name=Other').status).toBe(0);
    expect(merchant(own, 'unset', 'languages', 'defaultLanguage').status).toBe(0);
    expect(shown(own)).toEqual([true, true]);
  });

  test('LANG-05 of two changes at the same time that contradict each other one is refused', async () => {
    const { code: own } = await createMerchant(urls.ownerUrl, { languages: 'EN,TH' });
    const change = (set: Record<string, string>) =>
      withMerchantSettings(urls.ownerUrl, (settings) => settings.change(own, { set }));
    const ends = await Promise.allSettled([
      change({ languages: 'EN' }),
      change({ defaultLanguage: 'TH' }),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('what a change of settings leaves in the trace', () => {
  const eventsOf = (merchantCode: string) =>
    forMerchant(urls.ownerUrl, merchantCode, (tx) =>
      runStatement(
        tx,
        'select action, result, actor, actor_name as "actorName", member_id as "memberId", about from audit_event order by at, id',
      ),
    );
  const aboutOf = async (merchantCode: string) =>
    (await eventsOf(merchantCode)).map(({ about }) => about);

  test('L1 one event for each setting that changed, with its texts and who changed it', async () => {
    const { code: own } = await createMerchant(urls.ownerUrl);
    merchant(own, 'set', 'flags.PWDEXPFORCECHANGE3=on', 'guestLobby=on', `name=${own}`);
    merchant(own, 'set', 'guestLobby=on');
    merchant(own, 'unset', 'guestLobby', 'lock.afterFailures');
    merchant(own, 'set', 'flags.PWDEXPFORCECHANGE3=perhaps');
    expect(await aboutOf(own)).toEqual([
      { key: 'flags.PWDEXPFORCECHANGE3', isSecret: false, from: null, to: 'on' },
      { key: 'guestLobby', isSecret: false, from: null, to: 'on' },
      { key: 'guestLobby', isSecret: false, from: 'on', to: null },
    ]);
    const [event] = await eventsOf(own);
    expect(event).toMatchObject({
      action: 'merchant.setting',
      result: 'ok',
      actor: 'operator',
      actorName: userInfo().username,
      memberId: null,
    });
  });

  test('S3, L1 of a secret, an initial password and a key that nobody knows any more it says only that they changed', async () => {
    const { code: own } = await createMerchant(urls.ownerUrl);
    const change = (set: Record<string, string>) =>
      withMerchantSettings(urls.ownerUrl, (settings) => settings.change(own, { set }));
    await change({ 'integrations.hub.privateKey': 'canary', initialPassword: 'canary' });
    await change({ 'integrations.gone.password': 'canary', name: 'x'.repeat(999) + '😀😀' });
    await withMerchantSettings(urls.ownerUrl, (settings) =>
      settings.change(own, { unset: ['initialPassword'] }),
    );
    expect(await aboutOf(own)).toEqual([
      { key: 'initialPassword', isSecret: true, isSet: true },
      { key: 'integrations.hub.privateKey', isSecret: true, isSet: true },
      { key: 'integrations.gone.password', isSecret: true, isSet: true },
      { key: 'name', isSecret: false, from: own, to: `${'x'.repeat(999)}\uFFFD` },
      { key: 'initialPassword', isSecret: true, isSet: false },
    ]);
    expect((await eventsOf(own)).map(({ actor }) => actor)).toEqual(
      Array.from({ length: 5 }, () => 'system'),
    );
  });

  test('L1 two changes at the same time lose nothing, and each tells what it found', async () => {
    const { code: own } = await createMerchant(urls.ownerUrl);
    const change = (text: string) =>
      withMerchantSettings(urls.ownerUrl, (settings) =>
        settings.change(own, { set: { name: text, [`flags.${text}`]: 'on' } }),
      );
    await Promise.all(['CBS3', 'REWCEN3'].map(change));
    const names = (await aboutOf(own)).filter((about) => (about as { key: string }).key === 'name');
    // A change reads the time before it waits for the other, so the times say nothing of their order.
    const changes = names as { from: string; to: string }[];
    const first = changes.find(({ from }) => from === own);
    const second = changes.find((each) => each !== first);
    expect([first?.from, second?.from]).toEqual([own, first?.to]);
    const stored = await withMerchantSettings(urls.ownerUrl, (settings) => settings.find(own));
    expect(stored?.settings).toMatchObject({ 'flags.CBS3': 'on', 'flags.REWCEN3': 'on' });
  });
});
