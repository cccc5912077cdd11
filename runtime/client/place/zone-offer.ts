import { formatLocation } from '../../search/location-option.ts';
import { forgetZone, keepZone, onZoneChange, zoneOf } from './my-zone.ts';

/** Offers the place of an earlier search where the field is empty, and keeps the one of the next. */
export function createZoneOffer(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('[data-field="location"] input');
  const offer = root.querySelector<HTMLElement>('[data-zone-offer]');
  const [go, forget] = offer?.querySelectorAll('button') ?? [];
  if (!input || !offer || !go || !forget) return;

  function paint(): void {
    const zone = zoneOf();
    if (!input || !offer || !go) return;
    offer.hidden = !zone || input.value.trim() !== '';
    // The town is enough to know it again.
    const [town = ''] = zone?.label.split(',') ?? [];
    go.textContent = (offer.dataset['text'] ?? '').replace('{place}', () => town);
  }

  input.form?.addEventListener('submit', () => keepZone(input), true);
  input.addEventListener('input', paint);
  go.addEventListener('click', () => {
    const zone = zoneOf();
    if (!zone) return;
    input.value = zone.label;
    input.dataset['place'] = formatLocation(zone);
    input.form?.requestSubmit();
    paint();
  });
  forget.addEventListener('click', forgetZone);
  document.addEventListener('rumbo:swap', paint);
  onZoneChange(paint);
  paint();
}
