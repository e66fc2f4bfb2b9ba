// An address that cannot be read is one that nobody has: so its answer passes all that other answers pass (H1, NET-15).

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** What the router looks for. */
export function routedAddress({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%') || isReadable(path)) return url;
  return path.startsWith('/wps/') ? '/wps/unreadable' : '/unreadable';
}
