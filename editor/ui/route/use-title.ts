import { useEffect } from 'react';

/** Names the tab by what is on the screen, the narrowest first; what is not known yet is left out. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
