// Routes an address that cannot be decoded to one that does not exist, so that its answer has the usual headers and envelope (H1, NET-15).
const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

export function routedAddress({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%') || isReadable(path)) return url;
  return path.startsWith('/wps/') ? '/wps/unreadable' : '/unreadable';
}
