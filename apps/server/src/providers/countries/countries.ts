// The port of country databases: finds the country of an address (vendors.md 9).

/** Finds the country of an address, as an ISO 3166 code; null if it is unknown. */
export type CountryOf = (address: string) => string | null;
