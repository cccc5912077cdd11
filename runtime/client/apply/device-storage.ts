/** A key for each save that waits for its answer: tabs add and take away without reading each other's. */
export const SAVES = 'rumbo_save.';

/** What localStorage refused to take: blocked, or full. It lasts as long as the page. */
const unkept = new Map<string, string>();

export function readText(key: string): string | undefined {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What JSON says under a key: of whoever wrote there, so it is parsed by whoever reads. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False where the page alone keeps it. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return unkept.delete(key) || true;
  } catch {
    unkept.set(key, text);
    return false;
  }
}

export function removeText(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}

export function keysBeginningWith(prefix: string): string[] {
  const keys = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // The page's own are all there are.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Calls when another tab changes one of the keys, or all of them. */
export function onStored(isMeant: (key: string) => boolean, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || isMeant(key)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
