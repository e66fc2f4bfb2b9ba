// An address that cannot be decoded is routed to one that does not exist, so that its answer has the headers and the envelope of every other (H1, NET-15).

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The address that is routed. */
export function routedAddress({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%') || isReadable(path)) return url;
  return path.startsWith('/wps/') ? '/wps/unreadable' : '/unreadable';
}
