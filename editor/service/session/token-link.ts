const TOKEN_FRAGMENT = /^#token=(.+)$/;

/** The token of a link such as `/editor#token=…`, or null where the fragment is something else. */
export function tokenOfHash(hash: string): string | null {
  const encoded = TOKEN_FRAGMENT.exec(hash)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // A token with a stray percent sign: taken as it was written.
    return encoded;
  }
}

/**
 * Takes tokens out of the address bar, now and whenever such a link is opened in this tab, so that
 * they appear in no history, bookmark or screenshot.
 */
export function watchTokenLinks(onToken: (token: string) => void): void {
  const take = () => {
    const token = tokenOfHash(location.hash);
    if (token === null) return;
    history.replaceState(null, '', location.pathname + location.search);
    onToken(token);
  };
  addEventListener('hashchange', take);
  take();
}
