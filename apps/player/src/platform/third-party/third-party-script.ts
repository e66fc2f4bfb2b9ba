// Scripts of others, on the one page whose policy names them (H1b). A default policy of Trusted Types also checks scripts that they load.
type Policy = { createScriptURL: (address: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
};

/** Allows scripts of exact addresses, and of folders, which end in a slash. */
export function allowScripts(addresses: readonly string[]): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      const asked = origin + pathname;
      const isAllowed = addresses.some((each) =>
        each.endsWith('/') ? asked.startsWith(each) : asked === each,
      );
      if (isAllowed) return address;
      throw new TypeError(`no script may come from ${origin}`);
    },
  });
}

export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('a script could not be loaded')));
    script.src = address;
    document.head.append(script);
  });
