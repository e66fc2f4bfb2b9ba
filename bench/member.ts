// Puts both halves of a member's session into a browser, so that a page can be measured as the member sees it.
import { demoPassword } from '@parlour/seed/demo-facts';
import type { BrowserContext } from '@playwright/test';
import type { Caller } from '../soak/caller.ts';
import { logIn } from '../soak/log-in.ts';

export type Visitor = { enter: (context: BrowserContext, address: string) => Promise<void> };

type Credentials = { username: string; password: string };
const demo: Credentials = { username: 'demo', password: demoPassword };

export async function logInAsMember(
  call: Caller,
  merchantCode: string,
  member = demo,
): Promise<Visitor> {
  const answer = await logIn(call, member);
  const { value } = JSON.parse(answer.body) as { value: Record<string, unknown> };
  const cookie = /__Host-sid=([^;]+)/.exec(answer.cookies.join())?.[1] ?? '';
  const record = JSON.stringify({ ...value, merchantCode });
  return {
    enter: async (context, address) => {
      await context.addCookies([
        { name: '__Host-sid', value: cookie, url: address, secure: true, httpOnly: true },
      ]);
      await context.addInitScript(
        (text) => sessionStorage.setItem('MC_SESSION_INFO', text),
        record,
      );
    },
  };
}
