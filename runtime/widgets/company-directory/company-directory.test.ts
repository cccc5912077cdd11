// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

// Out of order, so that sorting shows; Á stands between A and B only in a Spanish order.
const NAMES = ['Quetzal', 'Colibrí', 'Ágil', 'Norte', 'Zorro', 'Bajío', 'Ñandú', 'Alba'];
const ASCENDING = ['Ágil', 'Alba', 'Bajío', 'Colibrí', 'Norte', 'Ñandú', 'Quetzal', 'Zorro'];

function serve(content: object = {}): Document {
  const companies = NAMES.map((name, index) => ({
    id: `c${index}`,
    name,
    redirectionUrl: `/sobre-nosotros/c${index}`,
  }));
  return toDocument(
    renderTestPage({
      widgets: [{ id: 'w', type: 'company-directory', content: { companies, ...content } }],
    }),
  );
}

async function enhance(content?: object, before: () => void = () => {}): Promise<void> {
  document.body.replaceChildren(...serve(content).body.children);
  before();
  vi.resetModules();
  await import('./enhance.ts');
}

function names(of: ParentNode, selector: string): string[] {
  return [...of.querySelectorAll(`${selector} a > span:last-child`)].map(
    (name) => name.textContent,
  );
}

const visible = () => names(document, 'li:not([hidden])');
const status = () => document.querySelector('[role="status"]');
/** The first of the served counts is the one for scripts. */
const count = () => (status()?.firstElementChild ?? status())?.textContent;
const button = () => document.querySelector('button');

function choose(value: 'ascending' | 'descending'): HTMLSelectElement {
  const select = document.querySelector('select');
  if (!select) throw new Error('There is no select.');
  select.value = value;
  return select;
}

function sort(value: 'ascending' | 'descending'): void {
  choose(value).dispatchEvent(new Event('change'));
}

describe('the served directory', () => {
  it('holds all companies from A to Z, accents where Spanish has them', () => {
    expect(names(serve(), 'li')).toEqual(ASCENDING);
  });

  it('marks those after the first six, which the stylesheet hides where a script will come', () => {
    expect(names(serve(), 'li[data-later]')).toEqual(['Quetzal', 'Zorro']);
    expect(serve().querySelectorAll('[hidden]')).toHaveLength(0);
  });

  it('counts what shows with a script and what shows without one', () => {
    const counts = [...serve().querySelectorAll('[role="status"] > span')];
    expect(counts.map((text) => text.textContent)).toEqual([
      'Mostrando 6 DSPs',
      'Mostrando 8 DSPs',
    ]);
  });

  it('offers order and button only where a script runs', () => {
    const page = serve();
    expect(page.querySelector('select')?.closest('.rb-scripted')).not.toBeNull();
    expect(page.querySelector('button')?.closest('.rb-scripted')).not.toBeNull();
  });

  it('has no button where all companies show', () => {
    expect(serve({ pageSize: 8 }).querySelector('button')).toBeNull();
  });

  it('says the Portuguese texts in Portuguese', () => {
    const more = serve().querySelector('button');
    expect(more?.textContent).toBe('Ver mais');
    expect(more?.lang).toBe('pt');
  });

  it('paints colours and tones without a style attribute', () => {
    const company = { id: 'x', name: 'X', redirectionUrl: '/x' };
    const grounds = ['#e0f2fe', 'sky'].map((bgColor) =>
      serve({ companies: [{ ...company, bgColor }] }).querySelector('li svg'),
    );
    expect(grounds[0]?.getAttribute('color')).toBe('#e0f2fe');
    expect(grounds[1]?.hasAttribute('color')).toBe(false);
    expect(grounds[1]?.classList).toHaveLength(2);
  });
});

describe('the directory with its script', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('starts as the stylesheet showed it', async () => {
    await enhance();
    expect(visible()).toEqual(ASCENDING.slice(0, 6));
    expect(count()).toBe('Mostrando 6 DSPs');
  });

  it('has a button that no browser keeps disabled over a reload', async () => {
    await enhance({}, () => document.querySelector('button')?.setAttribute('disabled', ''));
    expect(document.querySelector('button')?.disabled).toBe(false);
  });

  it('sorts the whole list and keeps the visible count', async () => {
    await enhance();
    sort('descending');
    expect(visible()).toEqual([...ASCENDING].reverse().slice(0, 6));
    sort('ascending');
    expect(visible()).toEqual(ASCENDING.slice(0, 6));
    expect(count()).toBe('Mostrando 6 DSPs');
  });

  it('has the order that the browser gives back when the visitor returns', async () => {
    await enhance();
    choose('descending');
    dispatchEvent(new Event('pageshow'));
    expect(visible()).toEqual([...ASCENDING].reverse().slice(0, 6));
  });

  it('says the count again only when it changes', async () => {
    await enhance();
    sort('descending');
    expect(status()?.children).toHaveLength(2);
    button()?.click();
    vi.advanceTimersByTime(1500);
    expect(status()?.children).toHaveLength(0);
  });

  it('shows more after 1.5 s, then has no button any more', async () => {
    await enhance();
    button()?.click();
    expect(button()).toMatchObject({ disabled: true, textContent: 'Carregando...' });
    vi.advanceTimersByTime(1499);
    expect(visible()).toHaveLength(6);
    vi.advanceTimersByTime(1);
    expect(visible()).toEqual(ASCENDING);
    expect(count()).toBe('Mostrando 8 DSPs');
    expect(button()).toBeNull();
  });

  it('keeps the button while there are more', async () => {
    await enhance({ pageSize: 3 });
    button()?.click();
    vi.advanceTimersByTime(1500);
    expect(visible()).toEqual(ASCENDING.slice(0, 6));
    expect(button()).toMatchObject({ disabled: false, textContent: 'Ver mais' });
  });

  it('sorts what was revealed too', async () => {
    await enhance();
    button()?.click();
    vi.advanceTimersByTime(1500);
    sort('descending');
    expect(visible()).toEqual([...ASCENDING].reverse());
  });

  it('reveals in the order chosen while it loaded', async () => {
    await enhance({ pageSize: 3 });
    button()?.click();
    sort('descending');
    expect(visible()).toHaveLength(3);
    vi.advanceTimersByTime(1500);
    expect(visible()).toEqual([...ASCENDING].reverse().slice(0, 6));
  });

  it('moves the focus from the button to the first new card', async () => {
    await enhance();
    button()?.focus();
    button()?.click();
    vi.advanceTimersByTime(1500);
    expect(document.activeElement?.textContent).toContain('Quetzal');
  });

  it('leaves the focus where the visitor took it', async () => {
    await enhance();
    button()?.focus();
    button()?.click();
    document.querySelector('select')?.focus();
    vi.advanceTimersByTime(1500);
    expect(document.activeElement).toBe(document.querySelector('select'));
  });
});
