/** The number of drawn pictures of members. */
export const drawnAvatars = 9;

/** Returns the number of the picture that represents a member: always the same one, from 1 (MEMBER-03). */
export function avatarNumber(memberId: string, count: number): number {
  const offered = Math.min(Math.max(Math.trunc(count) || 1, 1), drawnAvatars);
  let sum = 0;
  for (const letter of memberId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % offered) + 1;
}
