// The addresses of customer service as they are opened for a member: what each provider is told (CHAT-04, docs/wire.md).
type Contact = { path: string; csType?: string | undefined };

/** The facts about a member that a provider may learn. */
export type ContactReader = {
  account: string;
  userName: string;
  /** The name of the VIP label; null without one. */
  label: string | null;
};

type AddressParameters = Readonly<Record<string, string | null>>;

const comm100 = ({ userName }: ContactReader): AddressParameters => ({
  'CUSTOM!username': userName,
});

const providers: ReadonlyMap<string, (reader: ContactReader, path: string) => AddressParameters> =
  new Map(
    Object.entries({
      AICAN: ({ account, label }: ContactReader) => ({ name: account, category: label }),
      // These two have other addresses, too, which take no name.
      MIDUOKE: ({ userName }: ContactReader, path: string): AddressParameters =>
        path.includes('accountid') ? { visitorname: userName } : {},
      LIVECHAT: ({ userName }: ContactReader, path: string): AddressParameters =>
        path.includes('open_chat.cgi') ? { name: userName } : {},
      COMM100: comm100,
      COMM100VIP: comm100,
    }),
  );

/** Whether links to this provider tell it the member's name. */
export const isToldNames = ({ csType = '' }: Contact): boolean => providers.has(csType);

/** Adds parameters to an address. Those that it has stay as they are, and null adds none. */
export function withParameters(address: string, parameters: AddressParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || url.searchParams.has(name)) continue;
    // Added as text: `searchParams.set` would write the other parameters anew, and escape the exclamation mark of a name.
    const before = url.search === '' ? '?' : `${url.search}&`;
    url.search = `${before}${name}=${encodeURIComponent(value)}`;
  }
  return url.href;
}

/** Returns the address that a member opens. */
export const contactAddress = ({ path, csType = '' }: Contact, reader: ContactReader): string =>
  withParameters(path, providers.get(csType)?.(reader, path) ?? {});
