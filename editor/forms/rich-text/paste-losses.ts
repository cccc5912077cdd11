import { sum } from 'lodash-es';

/** What a paste leaves out, so that the field can say it. */
export interface PasteLosses {
  readonly pictures: number;
  /** Videos, sounds, maps and other pages in frames. */
  readonly media: number;
  /** Fields to fill in. */
  readonly inputs: number;
  /** Texts that were hidden where they come from. */
  readonly unseen: number;
  /** Addresses that links of a page cannot have, each once. */
  readonly links: readonly string[];
  readonly isCut: boolean;
}

const MEDIA = 'video, audio, iframe, object, embed, canvas';
const INPUTS = 'input:not([type="hidden"], [type="button"], [type="submit"]), textarea, select';
/** Mail programs count readers with pictures as small as a point. */
const UNSEEN_PX = 2;
/** Digits alone are parts of emoji too. */
const EMOJI =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
const NAMED_BUTTONS = 'input:is([type="submit"], [type="button"], [type="reset"])[value]';

export const NOTHING_LOST: PasteLosses = {
  pictures: 0,
  media: 0,
  inputs: 0,
  unseen: 0,
  links: [],
  isCut: false,
};

export function losesSomething({ links, isCut, ...counts }: PasteLosses): boolean {
  return isCut || sum(Object.values(counts)) + links.length > 0;
}

/** Counts what text cannot hold, where people saw it. */
export function countLosses(body: Element): Pick<PasteLosses, 'pictures' | 'media' | 'inputs'> {
  const outer = (selector: string) =>
    [...body.querySelectorAll(selector)].filter(
      (element) => !element.parentElement?.closest(`${MEDIA}, svg`),
    );
  return {
    pictures: outer('img, svg').filter(isSeen).length,
    media: outer(MEDIA).filter(isSeen).length,
    inputs: outer(INPUTS).length,
  };
}

/** Words that stand in elements that do not stay: emoji drawn as pictures, labels of buttons, formulas. */
export function keepWords(body: Element): void {
  for (const picture of body.querySelectorAll('img[alt]')) {
    const text = picture.getAttribute('alt') ?? '';
    if (EMOJI.test(text)) picture.replaceWith(text);
  }
  for (const button of body.querySelectorAll(NAMED_BUTTONS))
    button.replaceWith(` ${button.getAttribute('value') ?? ''} `);
  // The source of a formula, which nobody sees.
  for (const source of body.querySelectorAll('annotation, annotation-xml')) source.remove();
  for (const element of body.querySelectorAll('button, math'))
    element.replaceWith(` ${element.textContent ?? ''} `);
}

/** Addresses that were reached by a picture alone, which leaves no words behind to link. */
export function linksWithoutWords(body: Element): readonly string[] {
  const links = [...body.querySelectorAll('a[href], area[href]')].filter(
    (link) =>
      link.matches('area') ||
      ((link.textContent ?? '').trim() === '' && link.querySelector(`img, svg, ${MEDIA}`) !== null),
  );
  return links
    .map((link) => (link.getAttribute('href') ?? '').trim())
    .filter((href) => href !== '');
}

function isSeen(element: Element): boolean {
  return ['width', 'height'].every((name) => {
    const value = element.getAttribute(name);
    return value === null || !(Number.parseFloat(value) <= UNSEEN_PX);
  });
}
