import { beforeAll, describe, expect, test } from 'vitest';
import { lintTree, type LintFinding } from './lint-tree.ts';

/** Forbidden imports: the importing file, its import, and a word of the message. */
const forbidden = [
  ['packages/contract/src/money.ts', "import '@parlour/database/connection'", 'contract'],
  ['packages/contract/src/phone.ts', "import 'zod'", 'schema'],
  ['packages/contract/src/plain.ts', "import './login.schema.ts'", 'type only'],
  ['packages/phrases/src/compile.ts', "import '@parlour/client/call'", 'Phrases'],
  ['packages/client/src/call.ts', "import '@parlour/phrases/groups'", 'client'],
  ['packages/client/src/shape.ts', "import '@parlour/contract/login.schema'", 'type only'],
  ['packages/database/src/migrate.ts', "import '../../../apps/server/src/app.ts'", 'database'],
  ['packages/seed/src/demo.ts', "import '../../../apps/server/src/app.ts'", 'The seed'],
  ['apps/server/src/http/guard/gate.ts', "import '#modules/session'", 'app.ts'],
  ['apps/server/src/page/page.ts', "import '../modules/login/index.ts'", 'app.ts'],
  ['apps/server/src/providers/sms/sms.ts', "import '#modules/login'", 'provider'],
  ['apps/server/src/main.ts', "import '../../player/src/render.tsx'", 'bundle'],
  ['apps/server/src/modules/site/up.ts', "import '#modules/session'", 'app.ts'],
  ['apps/server/src/modules/session/up.ts', "import '#modules/member'", '#modules/site'],
  ['apps/server/src/modules/member/up.ts', "import '#modules/login'", '#modules/session'],
  ['apps/server/src/modules/login/inside.ts', "import '../member/store.ts'", '#modules/member'],
  ['apps/server/src/modules/login/config.ts', "import '#server/config'", 'app.ts'],
  ['apps/server/src/modules/login/seed.ts', "import '@parlour/seed/demo'", 'statements'],
  ['apps/server/src/modules/login/pool.ts', "import 'pg'", 'packages/database'],
  ['apps/server/src/modules/login/wallet.ts', "import '#modules/wallet'", '#modules/member'],
  ['apps/server/src/modules/ledger/up.ts', "import '#modules/wallet'", '#modules/catalogue'],
  ['apps/server/src/modules/wallet/up.ts', "import '#modules/launch'", '#modules/ledger'],
  ['apps/server/src/modules/launch/beside.ts', "import '#modules/vendor-wallet'", 'by a fact'],
  ['apps/server/src/modules/lobby/beside.ts', "import '#modules/launch'", 'by a fact'],
  ['apps/server/src/modules/vendor-wallet/up.ts', "import '#modules/tracking'", 'by a fact'],
  ['apps/server/src/modules/rewards/beside.ts', "import '#modules/tracking'", 'by a fact'],
  ['apps/player/src/platform/storage.ts', "import '@parlour/contract/flags'", 'platform'],
  ['apps/player/src/foundation/up.ts', "import '#features/login/login-page'", 'foundation'],
  ['apps/player/src/foundation/shape.ts', "import '@parlour/contract/site.schema'", 'type only'],
  ['apps/player/src/features/login/home.ts', "import '#features/home/home-page'", 'another'],
  ['apps/player/src/features/login/near.ts', "import '../home/home-page.tsx'", 'another'],
  [
    'apps/player/src/features/login/later.ts',
    "await import('#features/home/home-page')",
    'another',
  ],
  ['apps/player/src/features/login/again.ts', "export * from '../home/home-page.tsx'", 'another'],
  [
    'apps/player/src/features/login/type.ts',
    "import type {} from '../home/home-page.tsx'",
    'another',
  ],
  ['apps/player/src/features/home/shell.ts', "import '#app/shell'", 'app/'],
  ['apps/player/src/pages/login/page.tsx', "import '#app/shell'", 'nor app/'],
  ['apps/player/src/pages/login/page.tsx', "import '../home/page.tsx'", 'another page'],
  ['apps/player/src/pages/login/record.ts', "import '#features/login/login-page'", 'plain data'],
  ['apps/player/src/features/wallet/new-one.ts', "import '#features/login/login-page'", 'another'],
  ['apps/player/src/app/server.ts', "import '../../../server/src/app.ts'", 'site'],
  ['apps/player/src/app/zod.ts', "import 'zod'", 'schema'],
  ['apps/sandbox/src/main.ts', "import '../../server/src/config.ts'", 'sandbox'],
  ['apps/sandbox/src/hub/games.ts', "import '../../../studio/src/games/titles.ts'", 'sandbox'],
  ['apps/sandbox/src/database.ts', "import 'pg'", 'packages/database'],
  ['apps/studio/src/main.ts', "import '../../server/src/config.ts'", 'supplier like any other'],
  ['apps/studio/src/money/members.ts', "import '@parlour/database/columns/lobby'", 'its tables'],
  ['apps/studio/client/src/lottery/main.ts', "import '../../../src/lottery/index.ts'", 'calls'],
  ['apps/console/src/platform/storage.ts', "import '@parlour/contract/flags'", 'platform'],
  ['apps/console/src/foundation/up.ts', "import '#app/frame'", 'foundation'],
  ['apps/console/src/features/chat/near.ts', "import '../staff/login-page.tsx'", 'another'],
  ['apps/console/src/features/chat/shell.ts', "import '../../app/frame.tsx'", 'nor app/'],
  ['apps/console/src/app/server.ts', "import '../../../server/src/app.ts'", 'by its calls'],
  ['apps/console/src/app/site.ts', "import '../../../player/src/main.tsx'", 'by its calls'],
  ['apps/console/src/app/zod.ts', "import 'zod'", 'schema'],
  ['packages/document/src/page.ts', "import '@parlour/contract/site'", 'no product'],
  ['packages/edge/src/answer.ts', "import '@parlour/contract/errors'", 'no product'],
  ['apps/server/src/modules/login/edge.ts', "import '@parlour/edge/edge'", 'app.ts'],
  ['packages/supplier/src/wallet.ts', "import '@parlour/contract/money'", 'no platform'],
  ['soak/run.ts', "import '../apps/server/src/app.ts'", 'kill runs'],
  ['apps/supervisor/src/main.ts', "import '../../server/src/config.ts'", 'supervisor'],
  ['apps/supervisor/src/ports.ts', "import '@parlour/edge/edge'", 'supervisor'],
  ['e2e/login.spec.ts', "import '../apps/player/src/main.tsx'", 'person'],
  ['e2e/draw.spec.ts', "import '../apps/studio/src/app.ts'", 'person'],
  ['apps/server/src/modules/login/demo.ts', "import '#server/testing/visitor'", 'tests only'],
  ['apps/player/src/foundation/near.ts', "import './testing/answering-server.ts'", 'tests only'],
] as const;

const allowed = [
  ['packages/contract/src/pay.schema.ts', "import 'zod'"],
  ['packages/contract/src/pay.ts', "import type {} from './pay.schema.ts'"],
  ['packages/client/src/types.ts', "import type {} from '@parlour/contract/login.schema'"],
  ['apps/server/src/app.ts', "import '#modules/login'"],
  ['apps/server/src/modules/login/index.ts', "import '#modules/member'; import '#http/route'"],
  [
    'apps/server/src/modules/login/store.ts',
    "import '@parlour/database/columns/lobby'; import '@parlour/database/tenant-statement'",
  ],
  [
    'apps/server/src/modules/login/login.test.ts',
    "import '#server/app'; import '@parlour/database/testing/fixtures'",
  ],
  ['apps/server/src/modules/wallet/pay.ts', "import '#modules/login'; import './rule.ts'"],
  ['apps/server/src/modules/wallet/books.ts', "import '#modules/ledger'"],
  ['apps/server/src/modules/vendor-wallet/pay.ts', "import '#modules/wallet'"],
  ['apps/server/src/modules/tracking/down.ts', "import '#modules/launch'"],
  ['apps/server/src/modules/rewards/down.ts', "import '#modules/launch'"],
  ['apps/player/src/features/login/sub/part.ts', "import '../form.ts'; import '#foundation/api'"],
  ['apps/player/src/app/routes.ts', "import '#features/login/login-page'"],
  ['apps/console/src/app/routes.ts', "import '../features/staff/login-page.tsx'"],
  ['apps/console/src/app/theme.ts', "import '@parlour/theme/theme'"],
  ['apps/console/src/features/chat/sub/part.ts', "import '../../../foundation/office.ts'"],
  ['apps/studio/src/keys.ts', "import '@parlour/supplier/process/key-folder'"],
  ['packages/supplier/src/process/open.ts', "import '@parlour/edge/edge'"],
  ['apps/server/src/http/guard/open.ts', "import '@parlour/edge/edge'"],
  ['e2e/home.spec.ts', "import '@parlour/seed/demo-facts'"],
  ['packages/seed/src/content.ts', "import '@parlour/server/staff/wallet'"],
  // A `testing` folder is test code everywhere.
  ['apps/player/src/foundation/testing/server.ts', "import '@parlour/contract/contract.schema'"],
  ['apps/player/src/features/lobby/testing/lanes.ts', "import '@parlour/client/client'"],
  ['apps/server/src/modules/login/testing/people.ts', "import '#server/app'; import 'pg'"],
  ['e2e/member.ts', "import '@parlour/database/testing/fixtures'"],
  ['e2e/own-studio.ts', "import '../apps/studio/src/testing/studio-on.ts'"],
  ['soak/stakers.ts', "import '@parlour/database/testing/fixtures'"],
  ['soak/own-product.ts', "import '@parlour/edge/testing/claim-ports'"],
  ['apps/supervisor/src/main.test.ts', "import '@parlour/edge/testing/claim-ports'"],
  ['apps/studio/src/plays/late.test.ts', "import '@parlour/edge/testing/raw-socket'"],
] as const;

describe('house/fences', () => {
  let findings: LintFinding[];

  beforeAll(async () => {
    const lines = [...forbidden, ...allowed].map(([file, line]) => [file, `${line};\n`]);
    findings = (await lintTree(Object.fromEntries(lines))).filter(
      ({ rule }) => rule === 'house(fences)',
    );
  }, 60_000);

  test.each(forbidden)('HOUSE $0 may not $1', (file, _line, word) => {
    const messages = findings.filter((each) => each.file === file).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(word)]);
  });

  test.each(allowed)('HOUSE $0 may $1', (file) => {
    expect(findings.filter((each) => each.file === file)).toEqual([]);
  });
});
