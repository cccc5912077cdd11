import { readConsent, saysNo } from '../../client/memory/consent.ts';

/** Address of the question on its page. */
export const QUESTION = '#cookies';

/** Whether there is no choice yet. A browser with Global Privacy Control has said no. */
export function isUnanswered({ dataset }: HTMLElement): boolean {
  const { consentSite = '', consentVersion } = dataset;
  return !saysNo() && !readConsent(consentSite, Number(consentVersion));
}

/** Whether it stands open as soon as the page does. */
export function isWanted(root: HTMLElement): boolean {
  return location.hash === QUESTION || isUnanswered(root);
}

/** Calls for links of this page to the question, instead of what a link does. */
export function onQuestionLink(listener: (link: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.hash !== QUESTION || link.pathname !== location.pathname) return;
    event.preventDefault();
    listener(link);
  });
}
