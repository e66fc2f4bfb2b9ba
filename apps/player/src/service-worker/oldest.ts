/** Removes the oldest entries of a cache down to `left` entries. */
export async function forgetOldest(cache: Cache, left: number): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - left)).map((each) => cache.delete(each)),
  );
}
