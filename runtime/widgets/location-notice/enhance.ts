import { LOCATION_OUTSIDE_EVENT } from '../../client/place/location-outside.ts';
import { mayLocateDevice } from '../../client/place/place-permission.ts';

// Shows the notice when the place turns out to be outside, once per session.

/** Key in sessionStorage of the sites whose notice was shown, each with its `{agencyId}/{siteId}` behind it. */
const SHOWN_KEY = 'rumbo_location_notice:';

/** Key of the sites that have looked for the place by themselves in this session. */
const LOOKED_KEY = 'rumbo_location_looked:';

const root = document.querySelector<HTMLElement>('[data-notice-site]');
const card = root?.firstElementChild;
if (root && card instanceof HTMLElement) {
  document.addEventListener(LOCATION_OUTSIDE_EVENT, () => void show(root, card), { once: true });
  void look(root);
}

/** Few visitors are outside, so that only they pay for what shows it. */
async function show({ dataset }: HTMLElement, card: HTMLElement): Promise<void> {
  if (!isFirst(SHOWN_KEY + dataset['noticeSite'])) return;
  const script = await import('./passing-notice.ts').catch(() => undefined);
  script?.showPassingNotice(card);
}

/** Who has permitted it before is looked for without a tap, once per session; nobody is asked. */
async function look({ dataset }: HTMLElement): Promise<void> {
  const { noticeSite = '', agency: agencyId = '', countries = '' } = dataset;
  if (!(await mayLocateDevice()) || !isFirst(LOOKED_KEY + noticeSite)) return;
  const script = await import('../../client/place/visitor-place.ts').catch(() => undefined);
  await script?.locateDevice({ agencyId, countries });
}

/** Whether this session sees a key for the first time. Where nothing can be stored, each page does. */
function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Blocked or full.
  }
  return true;
}
