import { hasFailed, readFrame, tellFailure, tellLoading } from './view/map-frame.ts';

// Opens the map where the address asks for one. All that draws it is downloaded only then, after the page itself.

let isOpen = false;

function open(): void {
  const frame = readFrame();
  if (frame)
    void import('./live/map-session.ts').then(
      ({ showMap }) => showMap(frame),
      () => tellFailure(frame, 'failed'),
    );
  isOpen = frame !== undefined;
}

/** On a phone the map may be below the screen when it takes the place of the list. */
function follow(): void {
  const wasOpen = isOpen;
  open();
  if (isOpen && !wasOpen)
    document.querySelector('[data-job-map]')?.scrollIntoView({ block: 'nearest' });
}

if (document.readyState === 'complete') open();
else addEventListener('load', open, { once: true });
document.addEventListener('rumbo:swap', follow);
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-map-retry]')) retry();
});
addEventListener('online', retry);

/** Opens the map again that did not come. */
function retry(): void {
  const frame = readFrame();
  if (!frame || !hasFailed(frame)) return;
  tellLoading(frame);
  open();
}
