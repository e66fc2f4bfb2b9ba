// The files of a new feature: the smallest member page that works, from the call to the text.
import type { FeatureName } from './names.ts';

/** Returns the files: path from the repository's root -> content. `tags` are the languages that have texts. */
export function newFiles(name: FeatureName, tags: readonly string[]): Record<string, string> {
  const { kebab } = name;
  const page = `apps/player/src/pages/${kebab}`;
  const feature = `apps/player/src/features/${kebab}`;
  return {
    [`packages/contract/src/${kebab}/calls.ts`]: calls(name),
    [`packages/contract/src/${kebab}/calls.schema.ts`]: schema(name),
    [`apps/server/src/modules/${kebab}/index.ts`]: serverModule(name),
    [`apps/server/src/modules/${kebab}/${kebab}.test.ts`]: moduleTest(name),
    [`${feature}/use-${kebab}.ts`]: hook(name),
    [`${feature}/${kebab}-page.tsx`]: pageParts(name),
    [`${feature}/${kebab}-page.test.tsx`]: pageTest(name),
    [`${page}/record.ts`]: record(name),
    [`${page}/page.tsx`]: `export { ${name.pascal}Page as Page } from '#features/${kebab}/${kebab}-page.tsx';\n`,
    ...Object.fromEntries(
      tags.map((tag) => [`packages/phrases/${kebab}/${tag}.po`, texts(tag, name)]),
    ),
  };
}

const calls = ({ camel, words }: FeatureName) => `import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

export const ${camel} = endpoint<typeof shapes.${camel}>()({
  method: 'GET',
  path: '/wps/${camel}',
  audience: 'member',
  summary: '${words} of the member',
  errors: {},
});
`;

const schema = ({ camel }: FeatureName) => `import { z } from 'zod';

export const ${camel} = {
  input: z.strictObject({}),
  answer: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
};
`;

const serverModule = ({
  kebab,
  camel,
  words,
}: FeatureName) => `// ${words}: describe in one line what this module stores and decides, and what it leaves to others.
import type { Database } from '@parlour/database/connection';
import type { ServerModule } from '#server/module';

export const ${camel}Module = (_context: { database: Database }): ServerModule => ({
  name: '${kebab}',
  calls: {
    // Read the member's rows with a function of store.ts: database.query(merchant.code, (tx) => list…(tx, session.memberId)).
    ${camel}: async () => ({ items: [] }),
  },
});
`;

const moduleTest = ({
  camel,
  kebab,
}: FeatureName) => `import { ${camel} } from '@parlour/contract/${kebab}/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test('HOUSE ${camel} answers a member, and refuses a guest', async () => {
  const merchant = await createMerchant(site.urls.ownerUrl);
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  expect(await visitor.call(${camel})).toMatchObject({ status: 401 });
  await visitor.logIn(member);
  expect(await visitor.call(${camel})).toMatchObject({ status: 200, value: { items: [] } });
});
`;

const hook = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `// The member's data: requested when the page is shown, and again when the user returns to it.
import { ${camel} } from '@parlour/contract/${kebab}/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';

const own${pascal} = defineOwnData({ ask: ({ read }) => read(${camel}, {}) });

export const use${pascal} = () => useOwnResource(own${pascal});
`;

const pageParts = ({ kebab, pascal }: FeatureName) => `import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { use${pascal} } from './use-${kebab}.ts';

export function ${pascal}Page() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry } = use${pascal}();
  return (
    <AskedPage
      title={t('${kebab}.title')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      rows={3}
      content={
        value && (
          <List label={t('${kebab}.title')}>
            {value.items.map(({ id, name }) => (
              <ListRow key={id} title={name} />
            ))}
          </List>
        )
      }
      failure={problem && { title: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}
`;

const pageTest = ({ kebab, camel, pascal }: FeatureName) => `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { ${pascal}Page } from './${kebab}-page.tsx';

it('HOUSE ${camel} shows what the server answers', async () => {
  const answer = { items: [{ id: '1', name: 'The first' }] };
  await showInSite(<${pascal}Page />, { session: {}, replies: { ${camel}: { answer } } });
  expect(await screen.findByText('The first')).toBeDefined();
});
it('HOUSE ${camel} does what its requirements say', () => {
  expect.fail('Write the first requirement of this feature here, as a test.');
});
`;

const record = ({
  kebab,
  camel,
}: FeatureName) => `import type { PageRecord } from '../page-record.ts';

export const ${camel} = {
  shows: '${kebab}',
  path: '/m/${camel}',
  audience: 'members',
  title: '${kebab}.title',
  texts: ['${kebab}'],
} as const satisfies PageRecord;
`;

const texts = (tag: string, { kebab, words }: FeatureName) => `msgid ""
msgstr ""
"Language: ${tag}\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "${kebab}.title"
msgstr "${words}"
`;
