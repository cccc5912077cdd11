const PREFIX = 'rumbo-copy ';

/**
 * Marks a copy as that of a living tab, until the tab ends, however it ends.
 * @returns ends the mark
 */
export function holdCopy(copyId: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Insecure addresses have no locks: there every copy counts as left behind, and joining one twice changes nothing.
  void navigator.locks?.request(PREFIX + copyId, () => held);
  return release;
}

/** Copies that a living tab still works on. */
export async function heldCopies(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []);
  return new Set(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)),
  );
}
