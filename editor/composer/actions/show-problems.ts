import type { FormSession } from '../session/form-session.ts';

/** Leads to the list of what is wrong with the form, below its parts. */
export function showProblems({ view }: FormSession): void {
  view.setState({ pane: 'parts' });
  // Once the pane is drawn. What is scrolled in the next frame, Chromium may take back as it answers the press.
  setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('[data-form-problems]');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}
