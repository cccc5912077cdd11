// Holds entry animations until 20 % of the section is visible, and plays those that have a way out
// backwards on leaving (spec sections 2 and 4). Without this script they simply play at load; without
// motion there are none to hold.

/** Share of the section that must be visible (spec section 9). */
const VISIBLE_SHARE = 0.2;

/** Steps of visibility at which the observer reports; a section taller than five screens needs small ones. */
const THRESHOLDS = Array.from({ length: 21 }, (_, i) => i / 20);

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) update(entry.target as HTMLElement, isVisible(entry));
  },
  { threshold: THRESHOLDS },
);

function isVisible({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const fillsScreen = rootBounds !== null && intersectionRect.height >= rootBounds.height * 0.99;
  return intersectionRatio >= VISIBLE_SHARE || fillsScreen;
}

function update(section: HTMLElement, visible: boolean): void {
  const leaves = getComputedStyle(section).getPropertyValue('--leave').trim() === '1';
  for (const animation of entryAnimations(section)) {
    const shown = section.dataset['animate'] === 'in';
    if (visible && !shown) {
      animation.playbackRate = 1;
      animation.play();
    } else if (!visible && shown && leaves) {
      animation.playbackRate = -1;
      animation.play();
    } else if (!visible && !shown && section.dataset['animate'] === '') {
      animation.pause();
      animation.currentTime = 0;
    }
  }
  if (visible) section.dataset['animate'] = 'in';
  else if (leaves || section.dataset['animate'] === '') section.dataset['animate'] = 'out';
}

function entryAnimations(section: HTMLElement): CSSAnimation[] {
  return section
    .getAnimations()
    .filter((animation): animation is CSSAnimation => animation instanceof CSSAnimation);
}

for (const section of document.querySelectorAll<HTMLElement>('[data-animate]'))
  observer.observe(section);
