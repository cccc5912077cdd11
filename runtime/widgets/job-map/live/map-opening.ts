import { hasFailed, readFrame, tellFailure, tellLoading } from '../view/map-frame.ts';

// Opens the map that the page shows. All that draws it is downloaded only then.

let isOpen = false;

/** @param isAsked whether somebody has asked for it who was looking at something else */
export function startMap(isAsked: boolean): void {
  if (isAsked) follow();
  else open();
  document.addEventListener('rumbo:swap', follow);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-map-retry]')) retry();
  });
  addEventListener('online', retry);
}

function open(): void {
  const frame = readFrame();
  if (frame)
    void import('./map-session.ts').then(
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

/** Opens the map again that did not come. */
function retry(): void {
  const frame = readFrame();
  if (!frame || !hasFailed(frame)) return;
  tellLoading(frame);
  open();
}
