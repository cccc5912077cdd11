import { type EventName, track } from '../events/track.ts';

/** Lets the tab lists of a widget type choose their panels, by pointer and by keyboard. */
export function startTabLists(type: string, eventName: EventName): void {
  for (const list of document.querySelectorAll<HTMLElement>(`[data-tab-list="${type}"]`))
    startTabList(list, eventName);
}

function startTabList(list: HTMLElement, eventName: EventName): void {
  const tabs = [...list.children].filter((tab) => tab instanceof HTMLElement);
  const select = (tab: HTMLElement) => {
    tab.focus();
    // The focus alone leaves a tab half in sight where it is.
    tab.scrollIntoView({ block: 'nearest' });
    if (isOpen(tab)) return;
    for (const each of tabs) open(each, each === tab);
    const { tabWidget: widgetId = '' } = list.dataset;
    track({ eventName, widgetId, eventData: { name: tab.textContent } });
  };
  for (const tab of tabs) {
    announcePanel(tab);
    tab.addEventListener('click', () => select(tab));
  }
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

function isOpen(tab: HTMLElement): boolean {
  return tab.tabIndex === 0;
}

/** The panel becomes one only now: without its tabs it is a part of the page like any other. */
function announcePanel(tab: HTMLElement): void {
  const panel = panelOf(tab);
  panel?.setAttribute('role', 'tabpanel');
  panel?.setAttribute('aria-labelledby', tab.id);
  panel?.setAttribute('tabindex', '0');
}

function open(tab: HTMLElement, wanted: boolean): void {
  tab.setAttribute('aria-selected', `${wanted}`);
  tab.tabIndex = wanted ? 0 : -1;
  panelOf(tab)?.toggleAttribute('data-open', wanted);
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}
