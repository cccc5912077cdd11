/**
 * The address a search form leads to: the page's path with what the form says. Empty fields never reach it, nor what is
 * looked for among values (`facetTextParam`), and a place that was chosen from the suggestions goes with its coordinates.
 */
export function formAddress(form: HTMLFormElement): URL {
  const address = new URL(location.pathname, location.href);
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && !name.startsWith('find-'))
      address.searchParams.append(name, placeOf(form, name, text));
  }
  return address;
}

/** A field knows its place as `city, state, country--lat--lng` for as long as it says the place's name. */
function placeOf(form: HTMLFormElement, name: string, text: string): string {
  const field = form.elements.namedItem(name);
  const { place = '' } = field instanceof HTMLInputElement ? field.dataset : {};
  return place.startsWith(`${text}--`) ? place : text;
}

/** The address that a click on a link of this page leads to; undefined where the click means something else. */
export function linkAddress(event: MouseEvent, link: HTMLAnchorElement): URL | undefined {
  const { pathname, origin } = location;
  const isOwn = link.origin === origin && link.pathname === pathname && link.target === '';
  return isOwn && isPlainClick(event) ? new URL(link.href) : undefined;
}

/** Other clicks open tabs and windows or save files. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey) && !event.defaultPrevented;
}

/** What of an address decides over the list: all but the selected job. */
export function searchOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  params.delete('job');
  return `${pathname}?${params}`;
}
