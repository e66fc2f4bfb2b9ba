// The name by which vendors know a member: stable, and nothing that a person would recognise.
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

export const vendorUser = (memberId: string): string => memberId.replaceAll('-', '').toLowerCase();

/** Null for what cannot be one of ours. */
export function memberOfVendorUser(user: string): string | null {
  const parts = form.exec(user)?.slice(1);
  return parts ? parts.join('-') : null;
}
