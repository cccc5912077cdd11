const KINDS = /^s-(sec|hd|tx|im|bt)-/;

/** Gives the elements of the bench's blocks the classes by which harnesses find them: `.sec .hd .tx .im .bt`. */
export function markNodes(container: HTMLElement): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) markBelow(node);
  }).observe(container, { childList: true, subtree: true });
}

/** Looks at what is new alone: what marking costs would be measured with the edit. */
function markBelow(added: Element): void {
  for (const element of [added, ...added.querySelectorAll('[id^="s-"]')]) {
    const kind = KINDS.exec(element.id)?.[1];
    if (kind !== undefined) element.classList.add(kind);
  }
}
