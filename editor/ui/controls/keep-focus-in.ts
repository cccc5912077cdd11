const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

interface Step {
  readonly element: Element;
  /** Among the children of its parent. */
  readonly index: number;
}

/**
 * Keeps the focus in a pane or dialog: where what had it is taken away, what stands in its place takes it, else what is
 * nearest to it.
 * @returns ends it
 */
export function keepFocusIn(root: HTMLElement): () => void {
  /** From what has the focus up to a child of the root. */
  let path: readonly Step[] = [];
  const note = ({ target }: Event) => {
    path = target instanceof Element ? pathTo(root, target) : [];
  };
  const forget = (event: FocusEvent) => {
    const { target, relatedTarget: next } = event;
    if (next !== null) {
      if (!(next instanceof Node && root.contains(next))) path = [];
      return;
    }
    // Somebody pressed beside everything, or it is being taken away: then it is gone in a moment.
    queueMicrotask(() => {
      const isThere = target instanceof Element && target.isConnected;
      if (isThere && document.activeElement === document.body) path = [];
    });
  };
  const observer = new MutationObserver(() => {
    const [focused] = path;
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
    heirOf(root, path)?.focus();
  });
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', forget);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', forget);
  };
}

function pathTo(root: Element, focused: Element): readonly Step[] {
  const path: Step[] = [];
  for (let element: Element | null = focused; element && element !== root; ) {
    const parent: Element | null = element.parentElement;
    path.push({ element, index: parent ? [...parent.children].indexOf(element) : 0 });
    element = parent;
  }
  return path;
}

function heirOf(root: Element, path: readonly Step[]): HTMLElement | undefined {
  for (const [at, { index }] of path.entries()) {
    const parent = path[at + 1]?.element ?? root;
    const children = parent.isConnected ? [...parent.children] : [];
    const nearest = [...children.slice(index), ...children.slice(0, index).reverse()];
    const heirs = nearest.flatMap((child) => [child, ...child.querySelectorAll(FOCUSABLE)]);
    const heir = heirs.find((each) => each.matches(FOCUSABLE) && each.checkVisibility());
    if (heir instanceof HTMLElement) return heir;
  }
  return undefined;
}
