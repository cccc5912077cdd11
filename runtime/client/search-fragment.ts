/**
 * One widget of a page as it stands at another address of the page. Rejects when the server does not answer
 * with it.
 */
export async function loadFragment(
  address: URL,
  widgetId: string,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('fragment', widgetId);
  const response = await fetch(url, { signal });
  const html = await response.text();
  // A server that does not know the widget answers with the whole page.
  if (!response.ok || html.startsWith('<!doctype')) throw new Error(`No fragment: ${url}`);
  return toFragment(html);
}

/** Nothing of the HTML runs or loads until it is put into the page. */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
