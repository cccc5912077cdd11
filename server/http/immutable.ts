/** For addresses that hold a hash of what they lead to. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
