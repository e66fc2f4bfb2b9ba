// Addresses of pictures' bytes, which jsdom does not make.
import { onTestFinished } from 'vitest';

/** Lets the page make addresses until the test ends. */
export function allowPictureAddresses(): void {
  const own = Object.getOwnPropertyDescriptors(URL);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  onTestFinished(() => {
    for (const name of ['createObjectURL', 'revokeObjectURL'] as const) {
      Reflect.deleteProperty(URL, name);
      if (own[name]) Object.defineProperty(URL, name, own[name]);
    }
  });
}
