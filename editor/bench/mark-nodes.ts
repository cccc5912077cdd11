const KINDS = ['sec', 'hd', 'tx', 'im', 'bt'] as const;

/** Gives the elements of the bench's blocks the classes by which harnesses find them: `.sec .hd .tx .im .bt`. */
export function markNodes(container: HTMLElement): void {
  const mark = () => {
    for (const kind of KINDS)
      for (const element of container.querySelectorAll(`[id^="s-${kind}-"]:not(.${kind})`))
        element.classList.add(kind);
  };
  new MutationObserver((changes) => {
    if (changes.some(addsSection)) mark();
  }).observe(container, { childList: true, subtree: true });
}

function addsSection({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.id !== '' || node.querySelector('[id^="s-"]')),
  );
}
