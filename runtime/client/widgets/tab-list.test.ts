// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { startTabLists } from './tab-list.ts';

const NAMES = ['Uno', 'Dos', 'Tres'];

const WIDGETS = [
  {
    id: 'w',
    type: 'tabs',
    content: { tabs: NAMES.map((name) => ({ name, widgetId: name.toLowerCase() })) },
  },
  ...NAMES.map((name) => ({
    id: name.toLowerCase(),
    type: 'heading',
    content: { text: `Texto ${name}`, level: 3 },
  })),
];

const SECTIONS = [{ sectionId: 's', widgetId: 'w' }];

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const opened = () =>
  [...document.querySelectorAll('[role="tabpanel"][data-open]')].map((panel) => panel.textContent);
const selected = () =>
  tabs()
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);

/** Presses a key where the focus is; gives whether the browser still acts on it. */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  return document.activeElement?.dispatchEvent(event) ?? true;
}

describe('a tab list', () => {
  const events: unknown[] = [];
  const note = (event: Event) => events.push(event instanceof CustomEvent && event.detail);

  beforeEach(() => {
    // This environment lays nothing out, so it cannot scroll either.
    Element.prototype.scrollIntoView = () => undefined;
    const page = renderTestPage({ widgets: WIDGETS, sections: SECTIONS });
    document.body.replaceChildren(...toDocument(page).body.children);
    document.addEventListener('rumbo:event', note);
    startTabLists('tabs', 'Tab_Change');
  });

  afterEach(() => {
    document.removeEventListener('rumbo:event', note);
    events.length = 0;
  });

  it('opens the first panel, which shows another widget', () => {
    expect(selected()).toEqual(['Uno']);
    expect(opened()).toEqual(['UnoTexto Uno']);
  });

  it('names each panel by its tab and gives it a place in the tab order', () => {
    const panels = tabs().map((tab) =>
      document.getElementById(tab.getAttribute('aria-controls') ?? ''),
    );
    expect(panels.map((panel) => panel?.getAttribute('aria-labelledby'))).toEqual(
      tabs().map(({ id }) => id),
    );
    expect(panels.map((panel) => panel?.tabIndex)).toEqual([0, 0, 0]);
  });

  it('opens the tab that is clicked and tells of it once', () => {
    tabs()[1]?.click();
    tabs()[1]?.click();
    expect(opened()).toEqual(['DosTexto Dos']);
    expect(events).toEqual([
      { eventName: 'Tab_Change', widgetId: 'w', eventData: { name: 'Dos' } },
    ]);
  });

  it.each([
    ['ArrowRight', 0, 'Dos'],
    ['ArrowRight', 2, 'Uno'],
    ['ArrowLeft', 0, 'Tres'],
    ['ArrowLeft', 2, 'Dos'],
    ['Home', 2, 'Uno'],
    ['End', 0, 'Tres'],
  ])('%s on tab %i opens %s and takes the focus there', (key, from, name) => {
    tabs()[from]?.click();
    expect(press(key)).toBe(false);
    expect(selected()).toEqual([name]);
    expect(document.activeElement?.textContent).toBe(name);
  });

  it('is one stop of the tab key', () => {
    tabs()[0]?.focus();
    press('ArrowRight');
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it('leaves other keys and shortcuts to the browser', () => {
    tabs()[0]?.focus();
    expect([press('ArrowDown'), press('a'), press('ArrowLeft', { altKey: true })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(selected()).toEqual(['Uno']);
  });

  it('turns its arrow keys round where pages read from right to left', () => {
    // This environment does not hand a direction down to children.
    document.querySelector<HTMLElement>('[role="tablist"]')?.style.setProperty('direction', 'rtl');
    tabs()[0]?.focus();
    press('ArrowLeft');
    expect(selected()).toEqual(['Dos']);
  });
});

describe('tab lists of a widget that stands twice', () => {
  beforeEach(() => {
    const sections = [...SECTIONS, { sectionId: 't', widgetId: 'w' }];
    const page = renderTestPage({ widgets: WIDGETS, sections });
    document.body.replaceChildren(...toDocument(page).body.children);
    startTabLists('tabs', 'Tab_Change');
  });

  it('open each its own panels', () => {
    tabs()[4]?.click();
    expect(opened()).toEqual(['UnoTexto Uno', 'DosTexto Dos']);
  });

  it('have no element id in common', () => {
    const ids = [...document.querySelectorAll('[role="tab"], [role="tabpanel"]')].map(
      ({ id }) => id,
    );
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(12);
  });
});

describe('a panel', () => {
  it('is a stop of the tab key only where nothing in it is one', () => {
    const hero = {
      id: 'uno',
      type: 'hero',
      content: { title: 'Ven', cta: { label: 'Ir', href: '/ir' } },
    };
    const widgets = WIDGETS.map((widget) => (widget.id === 'uno' ? hero : widget));
    document.body.replaceChildren(
      ...toDocument(renderTestPage({ widgets, sections: SECTIONS })).body.children,
    );
    startTabLists('tabs', 'Tab_Change');
    const panels = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
    expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, 0]);
  });
});

describe('tabs without a script', () => {
  it('are panels one after the other below their names, with no role of a tab', () => {
    const page = toDocument(renderTestPage({ widgets: WIDGETS, sections: SECTIONS }));
    const names = [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(names.filter((name) => NAMES.includes(name))).toEqual(NAMES);
    expect(page.querySelectorAll('[role^="tab"], [aria-selected]')).toHaveLength(0);
    expect(page.querySelector('[data-tab-list]')?.classList).toContain('rb-scripted');
  });

  it('are no tabs at all where there is one', () => {
    const content = { tabs: [{ name: 'Uno', widgetId: 'uno' }] };
    const widgets = [{ id: 'w', type: 'tabs', content }, ...WIDGETS.slice(1)];
    const page = toDocument(renderTestPage({ widgets, sections: SECTIONS }));
    expect(page.querySelector('[data-tab-list]')).toBeNull();
    expect(page.querySelector('main')?.textContent).toBe('UnoTexto Uno');
  });
});
