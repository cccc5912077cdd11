// Makes frames as high as their content says.

import { followHeight } from './frame-height.ts';

for (const frame of document.querySelectorAll<HTMLIFrameElement>(
  '[data-widget="custom-html"] iframe',
))
  follow(frame);

function follow(frame: HTMLIFrameElement): void {
  let wanted: number | undefined;
  const apply = () => {
    frame.height = `${wanted}`;
    wanted = undefined;
  };
  followHeight(frame, (height) => {
    // However many come, the page is laid out once per picture.
    if (wanted === undefined) requestAnimationFrame(apply);
    wanted = height;
  });
}
