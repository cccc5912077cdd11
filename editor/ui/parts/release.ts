import { createStore } from 'zustand/vanilla';

/** What is known of the editor that the server has by now. */
export const releaseStore = createStore<{ readonly isOutdated: boolean }>(() => ({
  isOutdated: false,
}));

let asking: Promise<boolean> | null = null;

/**
 * A part of the editor could not be loaded: asks whether the server has another editor by now, whose parts have other
 * names. Never rejects.
 * @returns whether only loading the page again brings the part
 */
export function checkRelease(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Has every part that does not load ask. @returns ends it */
export function watchRelease(): () => void {
  const ask = () => void checkRelease();
  addEventListener(FAILED_IMPORT, ask);
  return () => removeEventListener(FAILED_IMPORT, ask);
}

/** Vite tells it of every import that fails, whoever asked for it. */
const FAILED_IMPORT = 'vite:preloadError';

async function ask(): Promise<boolean> {
  const isOutdated = releaseStore.getState().isOutdated || (await hasOtherEntry());
  if (isOutdated) releaseStore.setState({ isOutdated });
  return isOutdated;
}

/** The page names its script by what is in it: another editor has another one. */
async function hasOtherEntry(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('script[type="module"][src^="/"]')];
  if (scripts.length === 0) return false;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && scripts.some((script) => !page.includes(`"${script.getAttribute('src')}"`));
  } catch {
    return false;
  }
}
