/** The product believes tests that say in `X-Forwarded-For` that they are connected from here. */
export const ADDRESS_IN_MONTERREY = '189.203.1.1';
