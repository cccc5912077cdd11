/** Why a widget did not come: the server was out of reach, answered with something else, or has too much to do. */
export interface Unanswered {
  readonly reason: 'offline' | 'failed' | 'crowded';
  /** After how many seconds a crowded server wants to be asked again. */
  readonly seconds: number;
}

/** A visitor does not wait longer by itself, whatever the server wishes; in seconds. */
const MAX_WAIT = 60;

/** One widget of a page as it stands at another address of the page, or why it does not come. Never rejects. */
export async function loadFragment(
  address: URL,
  widgetId: string,
  signal: AbortSignal,
): Promise<DocumentFragment | Unanswered> {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('fragment', widgetId);
  try {
    const response = await fetch(url, { signal });
    const html = await response.text();
    // A server that does not know the widget answers with the whole page.
    if (response.ok && !html.startsWith('<!doctype')) return toFragment(html);
    return refusal(Number(response.headers.get('retry-after')));
  } catch {
    return { reason: 'offline', seconds: 0 };
  }
}

function refusal(seconds: number): Unanswered {
  return { reason: seconds > 0 && seconds <= MAX_WAIT ? 'crowded' : 'failed', seconds };
}

/** Nothing of the HTML runs or loads until it is put into the page. */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
