import { FACET_FIELDS } from '#schemas/events/facet-fields.ts';
import type { Tell } from './tell.ts';

// Searching, as the address of the results and the links to them say it: no script of the search knows of events.

const FIELDS = new Set<string>(FACET_FIELDS);
/** Parameters of the address that say what is looked for. */
const SEARCH = new Set<string>([...FACET_FIELDS, 'keyword', 'location', 'coordinates']);

/** Tells searches with how many jobs they found, changes of filters and order, and that the map was opened. */
export function watchSearch(tell: Tell): void {
  let told = '';
  const tellChange = (field: string) =>
    tell({ eventName: 'Facet_Change', widgetId: '', eventData: { field } });

  function tellSearch(): void {
    const count = document.querySelector<HTMLElement>('[data-total]');
    const query = new URLSearchParams(location.search);
    const depth = Number(query.get('page')) || 1;
    const params = [...query].filter(([name, value]) => value !== '' && SEARCH.has(name));
    const search = JSON.stringify([params, depth]);
    if (!count || params.length === 0 || search === told) return;
    told = search;
    tell({
      eventName: 'Search',
      widgetId: '',
      eventData: { results: Number(count.dataset['total']) },
      search: { keyword: query.get('keyword') ?? '', depth },
    });
  }

  // The address changes beside the markup.
  document.addEventListener('rumbo:swap', () => setTimeout(tellSearch));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-search-form]')) return;
    const field = target.getAttribute('name') ?? '';
    if (FIELDS.has(field)) tellChange(field);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-part] a');
    if (!link) return;
    const part = link.closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (part === 'sort') tellChange('order');
    if (part === 'filter') changedFields(link).forEach(tellChange);
    if (part === 'view' && new URL(link.href).searchParams.get('view') === 'map')
      tell({ eventName: 'Map_Open', widgetId: '', eventData: {} });
  });
  tellSearch();
}

/** What a link of the filters takes away or adds. */
function changedFields({ href }: HTMLAnchorElement): readonly string[] {
  const [now, then] = [location.href, href].map((url) => new URL(url).searchParams);
  return FACET_FIELDS.filter((field) => `${now?.getAll(field)}` !== `${then?.getAll(field)}`);
}
