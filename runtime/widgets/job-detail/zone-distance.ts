import { onZoneChange, zoneDistance } from '../../client/place/my-zone.ts';

// How far the shown job is from the place that the visitor chose. The line is there from the start, and empty without one.

function paint(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-zone-distance]')) {
    const text = zoneDistance(line.dataset);
    line.hidden = text === '';
    const words = line.querySelector('span');
    if (words) words.textContent = text;
  }
}

document.addEventListener('rumbo:swap', paint);
onZoneChange(paint);
paint();
