/** The version of the product, as members read it to customer service. */
export const productVersion = '0.1.0';
