import type { Tell } from './tell.ts';

/** Share of the pages whose quickness is told; enough for a quantile by page, and few bytes. */
const SAMPLED = 0.25;

/** Tells how quick and steady the page was, once it is put away. */
export function watchVitals(tell: Tell): void {
  if (Math.random() >= SAMPLED) return;
  void import('web-vitals').then(({ onCLS, onINP, onLCP }) => {
    for (const observe of [onCLS, onINP, onLCP])
      observe(({ name, value }) =>
        tell({ eventName: 'Web_Vitals', widgetId: '', eventData: { metric: name, value } }),
      );
  });
}
