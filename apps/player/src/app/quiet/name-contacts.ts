// CHAT-04: a link to customer service tells its provider who the member is. A page is the same for everybody, so the name is added when a
// link is pressed, wherever it stands.
import { memberInfo } from '@parlour/contract/member/calls';
import {
  contactAddress,
  isToldNames,
  type ContactReader,
} from '@parlour/contract/site/contact-address';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Foundation } from '#foundation/foundation.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { openOutside } from '#foundation/navigation/outside-browser.ts';
import type { SessionRecord } from '#foundation/session/session-record.ts';

/** The longest wait for the member's data, in milliseconds; then the session's own name is used. */
const patienceMs = 3_000;

type Contact = SiteStatus['info']['customerService'][number];
type AskReader = () => Promise<ContactReader> | null;

/** Makes a question for the member whom a provider is told of; null for guests. It is asked once for each session. */
function makeAskReader(foundation: Foundation): AskReader {
  const known = new Map<string, Promise<ContactReader>>();

  async function ask({ token, userName }: SessionRecord): Promise<ContactReader> {
    const options = { teller: 'nobody', signal: AbortSignal.timeout(patienceMs) } as const;
    const member = await readsOf(foundation)(memberInfo, {}, options).catch(() => null);
    if (member) return { ...member, label: member.clubLabel?.labelName ?? null };
    known.delete(token);
    return { account: userName, userName, label: null };
  }
  return () => {
    const session = foundation.session.get();
    if (!session) return null;
    const reader = known.get(session.token) ?? ask(session);
    known.set(session.token, reader);
    return reader;
  };
}

/** Whether the browser is asked for more than to open the link, such as another window. */
const hasOtherIntent = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** Begins to add names to links, and returns a function that stops it. */
export function nameContacts(foundation: Foundation): () => void {
  const contacts = foundation.boot.status.info.customerService.filter(isToldNames);
  const askReader = foundation.keep(makeAskReader);
  let isOpening = false;

  const contactAt = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof Element)) return undefined;
    const address = target.closest<HTMLAnchorElement>('a[href]')?.href;
    return contacts.find(({ path }) => URL.parse(path)?.href === address);
  };
  // Between touching down and lifting the finger there is time for a small answer.
  const prepare = (event: Event): void => {
    if (contactAt(event)) void askReader();
  };
  async function openNamed(contact: Contact, reader: Promise<ContactReader>): Promise<void> {
    isOpening = true;
    const address = contactAddress(contact, await reader);
    isOpening = false;
    openOutside(address);
  }
  const open = (event: MouseEvent): void => {
    const contact = contactAt(event);
    if (!contact || hasOtherIntent(event)) return;
    const reader = askReader();
    if (reader === null) return;
    event.preventDefault();
    if (!isOpening) void openNamed(contact, reader);
  };
  // After the handlers of the page, and before the document's, which open links outside an app.
  const page = document.documentElement;
  page.addEventListener('pointerdown', prepare);
  page.addEventListener('click', open);
  return () => {
    page.removeEventListener('pointerdown', prepare);
    page.removeEventListener('click', open);
  };
}
