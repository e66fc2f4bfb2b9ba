// Whether a server answers at all: a page that is opened anew where none does gives way to the browser's own.

/** Asks for the head of the address. Whatever is said counts; false where nobody answers. */
export async function isServerThere(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
