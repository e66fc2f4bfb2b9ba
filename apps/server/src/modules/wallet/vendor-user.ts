// The name by which vendors know a member: stable, and not recognisable by a person.
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

export const vendorUser = (memberId: string): string => memberId.replaceAll('-', '').toLowerCase();

/** The member of a vendor's name; null if it cannot be one of ours. */
export function memberOfVendorUser(user: string): string | null {
  const parts = form.exec(user)?.slice(1);
  return parts ? parts.join('-') : null;
}
