import { whenKept, ZONE } from '../../client/memory/kept-marks.ts';
import { createCombobox } from '../../client/widgets/combobox.ts';
import { suggestKeywords } from '../../client/widgets/type-ahead.ts';

// Suggestions below the keyword field, an address without an empty keyword, and the place of an earlier search.

/** From the last letter to the request, in ms (spec section 9, "Home suggestion debounce"). */
const DEBOUNCE_MS = 300;

for (const form of document.querySelectorAll<HTMLFormElement>('[data-widget="search-hero"] form')) {
  const input = form.querySelector<HTMLInputElement>('[name="keyword"]');
  const list = form.querySelector<HTMLElement>('[role="listbox"]');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (input && list && status) suggest(form, { input, list, status });
  form.addEventListener('formdata', ({ formData }) => {
    const keyword = String(formData.get('keyword')).trim();
    if (keyword === '') formData.delete('keyword');
    else formData.set('keyword', keyword);
  });
  whenKept({ keys: [ZONE], events: [] }, async () => {
    const { createZoneOffer } = await import('../../client/place/zone-offer.ts');
    createZoneOffer(form);
  });
}

interface Parts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

function suggest(form: HTMLFormElement, parts: Parts): void {
  const { agency: agencyId = '', site: siteId = '' } = form.dataset;
  const { loading = '', empty = '' } = parts.status.dataset;
  createCombobox({
    ...parts,
    debounceMs: DEBOUNCE_MS,
    texts: { loading, empty },
    async load(text, signal) {
      const words = await suggestKeywords({ agencyId, siteId }, text, signal);
      return words.map((word) => ({ label: word, value: word }));
    },
    choose: () => form.requestSubmit(),
  });
}
