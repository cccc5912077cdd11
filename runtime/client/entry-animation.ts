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

/** `data-animate` tells where a section stands: empty as served, then `in` or `out`. */
function update(section: HTMLElement, visible: boolean): void {
  const state = section.dataset['animate'];
  if (visible) {
    if (state === 'out') play(section, 1);
    section.dataset['animate'] = 'in';
  } else if (state === '') {
    hold(section);
    section.dataset['animate'] = 'out';
  } else if (state === 'in' && leavesAnimated(section)) {
    play(section, -1);
    section.dataset['animate'] = 'out';
  }
}

function leavesAnimated(section: HTMLElement): boolean {
  return getComputedStyle(section).getPropertyValue('--leave').trim() === '1';
}

function play(section: HTMLElement, playbackRate: 1 | -1): void {
  for (const animation of entryAnimations(section)) {
    animation.playbackRate = playbackRate;
    animation.play();
  }
}

function hold(section: HTMLElement): void {
  for (const animation of entryAnimations(section)) {
    animation.pause();
    animation.currentTime = 0;
  }
}

function entryAnimations(section: HTMLElement): CSSAnimation[] {
  return section
    .getAnimations()
    .filter((animation): animation is CSSAnimation => animation instanceof CSSAnimation);
}

for (const section of document.querySelectorAll<HTMLElement>('[data-animate]'))
  observer.observe(section);
