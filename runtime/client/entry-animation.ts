// Holds entry animations until 20 % of the section is visible, and plays those that have a way out
// backwards on leaving (spec sections 2 and 4). Without this script they simply play at load; without
// motion there are none to hold.

/** Share of the section that must be visible (spec section 9). */
const VISIBLE_SHARE = 0.2;

/** A section taller than five screens never shows that share: it plays once it covers this much of the screen. */
const SCREEN_SHARE = 0.9;

/** The screen, and its upper and lower edge: sections that cover the screen reach the one or the other last. */
const ROOT_MARGINS = ['0px', '0px 0px -95%', '-95% 0px 0px'];

const observers = ROOT_MARGINS.map(
  (rootMargin) =>
    new IntersectionObserver(
      (entries) => {
        for (const entry of entries) update(entry.target as HTMLElement, isVisible(entry));
      },
      { rootMargin, threshold: [0, VISIBLE_SHARE] },
    ),
);

function isVisible({ intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  const { top, bottom, height } = boundingClientRect;
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return (
    // The observer's ratio is the one that its threshold went by.
    intersectionRatio >= VISIBLE_SHARE ||
    shown / height >= VISIBLE_SHARE ||
    shown / innerHeight >= SCREEN_SHARE
  );
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
  for (const observer of observers) observer.observe(section);
