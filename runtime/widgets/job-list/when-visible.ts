/** How far below the screen a list is asked for, so that it is there when somebody arrives. */
const MARGIN = '200px';

/** Runs once, as soon as the element is on the screen or nearly so. */
export function whenVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}
