import { formatLocation, type LocationOption } from '../../search/location-option.ts';
import { forgetZone, keepZone, onZoneChange, zoneOf } from './my-zone.ts';

/** Offers the place of an earlier search where no place is written, and keeps the one of the next. */
export function createZoneOffer(root: HTMLElement): void {
  const offer = root.querySelector<HTMLElement>('[data-zone-offer]');
  const form = offer?.closest('form');
  const [go, forget] = offer?.querySelectorAll('button') ?? [];
  if (!offer || !form || !go || !forget) return;
  const input = form.querySelector<HTMLInputElement>('[data-field="location"] input');

  function paint(): void {
    const zone = zoneOf();
    if (!offer || !go) return;
    offer.hidden = !zone || (input?.value ?? '').trim() !== '';
    // The town is enough to know it again.
    const [town = ''] = zone?.label.split(',') ?? [];
    go.textContent = (offer.dataset['text'] ?? '').replace('{place}', () => town);
  }

  if (input) form.addEventListener('submit', () => keepZone(input), true);
  input?.addEventListener('input', paint);
  go.addEventListener('click', () => {
    const zone = zoneOf();
    if (!zone) return;
    fill(form, input, zone);
    form.requestSubmit();
    paint();
  });
  forget.addEventListener('click', forgetZone);
  document.addEventListener('rumbo:swap', paint);
  onZoneChange(paint);
  paint();
}

/** A search without a field for places has its place in the address all the same. */
function fill(form: HTMLFormElement, input: HTMLInputElement | null, zone: LocationOption): void {
  const place = formatLocation(zone);
  if (input) {
    input.value = zone.label;
    input.dataset['place'] = place;
  } else {
    const add = ({ formData }: FormDataEvent) => formData.set('location', place);
    form.addEventListener('formdata', add, { once: true });
  }
}
