import type { Tell } from './tell.ts';

/** Tells the jobs and the page of a form that stood there before the visitor agreed: what shows them tells each once. */
export function tellShown(tell: Tell): void {
  const query = new URLSearchParams(location.search);
  for (const panel of document.querySelectorAll<HTMLElement>('[data-shown-job]')) {
    const { shownJob: jobId = '', slug } = panel.dataset;
    // The first of a list that stands there by itself nobody has asked for.
    if (panel.closest('[data-panel]') && query.get('job') !== slug) continue;
    tell({ eventName: 'Job_View', widgetId: '', eventData: { jobId } });
  }
  const step = query.get('step') ?? '0';
  if (document.querySelector('[data-apply-form] form') && /^\d{1,2}$/.test(step))
    tell({ eventName: 'Form_Page', widgetId: '', eventData: { pageNumber: Number(step) } });
}
