import type { EventName } from '#schemas/events/event-list.ts';
import { track } from '../../base/track.ts';

/** What a panel can hold that the tab key stops at anyway. */
const STOPS = 'a[href], button, input, select, textarea, summary, iframe, video[controls]';

/** Lets the tab lists of a widget type choose their panels, by pointer and by keyboard. */
export function startTabLists(type: string, eventName: EventName): void {
  const lists = document.querySelectorAll<HTMLElement>(`[data-tab-list="${type}"]`);
  for (const [index, list] of lists.entries()) {
    joinPanels(list, `${type}.${index}`);
    startTabList(list, eventName);
  }
}

/**
 * Tabs and panels become ones only now: without a script the panels are parts of the page like any other. They follow
 * their list, and their ids are given here, since a widget may stand on a page more than once.
 */
function joinPanels(list: HTMLElement, id: string): void {
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', list.dataset['tabLabel'] ?? '');
  for (const [index, tab] of tabsOf(list).entries()) {
    const panel = panelOf(tab);
    if (!panel) continue;
    tab.id = `${id}.tab-${index}`;
    panel.id = `${id}.panel-${index}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-selected', `${isOpen(tab)}`);
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    if (!panel.querySelector(STOPS)) panel.setAttribute('tabindex', '0');
  }
}

function startTabList(list: HTMLElement, eventName: EventName): void {
  const tabs = tabsOf(list);
  const select = (tab: HTMLElement) => {
    tab.focus();
    // The focus alone leaves a tab half in sight where it is.
    tab.scrollIntoView({ block: 'nearest' });
    if (isOpen(tab)) return;
    for (const each of tabs) open(each, each === tab);
    const { tabWidget: widgetId = '' } = list.dataset;
    track({ eventName, widgetId, eventData: { name: tab.textContent } });
  };
  for (const tab of tabs) tab.addEventListener('click', () => select(tab));
  list.addEventListener('keydown', (event) => {
    const to = goalOf(event, tabs.findIndex(isOpen), isRightToLeft(list) ? -1 : 1);
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(tab);
  });
  list.parentElement?.setAttribute('data-js', '');
}

/** Where a key leads, as an index that may lie one beyond either end: the ends join. */
function goalOf({ key }: KeyboardEvent, from: number, right: 1 | -1): number | undefined {
  if (key === 'ArrowRight') return from + right;
  if (key === 'ArrowLeft') return from - right;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}

function isRightToLeft(list: HTMLElement): boolean {
  return getComputedStyle(list).direction === 'rtl';
}

function tabsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((tab) => tab instanceof HTMLElement);
}

function isOpen(tab: HTMLElement): boolean {
  return tab.tabIndex === 0;
}

function open(tab: HTMLElement, wanted: boolean): void {
  tab.setAttribute('aria-selected', `${wanted}`);
  tab.tabIndex = wanted ? 0 : -1;
  panelOf(tab)?.toggleAttribute('data-open', wanted);
}

/** Panels stand beside the list that opens them, in the order of their tabs. */
function panelOf(tab: Element): Element | undefined {
  const list = tab.parentElement;
  const [, ...panels] = list?.parentElement?.children ?? [];
  return panels[[...(list?.children ?? [])].indexOf(tab)];
}
