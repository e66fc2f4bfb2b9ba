// The port of what knows the country of an address (vendors.md 9).

/** A country of ISO 3166; null where it is not known. */
export type CountryOf = (address: string) => string | null;
