// Functions that run in the page: each stands for itself.

/** Scrolls from the top on, a step per frame. */
export async function scrollRows({
  frames,
  step,
}: {
  readonly frames: number;
  readonly step: number;
}): Promise<void> {
  const box = document.querySelector('li[data-index]')?.parentElement?.parentElement;
  if (!box) throw new Error('There is no list.');
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  box.scrollTop = 0;
  await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    box.scrollTop += step;
    await nextFrame();
  }
}

export function scrollToEnd(): void {
  const box = document.querySelector('li[data-index]')?.parentElement?.parentElement;
  box?.scrollTo(0, box.scrollHeight);
}

/** Clicks a row of those in sight. @returns ms until answers are painted */
export async function openPerson(index: number): Promise<number> {
  const link = document.querySelectorAll<HTMLElement>('[data-application]')[index];
  if (!link) throw new Error(`There is no row ${index}.`);
  const name = link.lastChild?.textContent;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isShown = () =>
    document.querySelector('main h2')?.textContent === name &&
    document.querySelector('main dl') !== null;
  const clicked = performance.now();
  link.click();
  while (!isShown()) await nextFrame();
  // Painted is what stands before the frame after next.
  await nextFrame();
  return performance.now() - clicked;
}

/** The same answers asked for by nothing but the network. @returns ms */
export async function fetchOnly({
  site,
  index,
}: {
  readonly site: string;
  readonly index: number;
}): Promise<number> {
  const id =
    document.querySelectorAll<HTMLElement>('[data-application]')[index]?.dataset['application'];
  const started = performance.now();
  const answer = await fetch(`/content/v1/sites/${site}/applications/${id}`);
  await answer.json();
  return performance.now() - started;
}

/** Opens the file of the person who is shown. @returns ms until the first page has ink */
export async function openPdf(): Promise<number> {
  const find = async <Found>(look: () => Found | null | undefined): Promise<Found> => {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const hasInk = (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, 120) ?? { data: [] };
    return data.some((value, at) => at % 4 < 3 && value < 128 && data[at + 3] === 255);
  };
  const button = await find(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('cv.pdf'),
    ),
  );
  // Pages out of sight are not drawn.
  button.scrollIntoView();
  const clicked = performance.now();
  button.click();
  await find(() => [...document.querySelectorAll('canvas')].find(hasInk));
  return performance.now() - clicked;
}
