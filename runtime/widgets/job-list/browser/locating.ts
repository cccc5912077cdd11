import type { PersonalAnswer } from '../../../client/memory/personal-jobs.ts';
import {
  type LocateOptions,
  locateDevice,
  mayLocateDevice,
} from '../../../client/place/visitor-place.ts';
import { createZoneUse } from '../../../client/place/zone-use.ts';
import type { LocationOption } from '../../../search/location-option.ts';

export interface LocatingOptions extends LocateOptions {
  /** Asks for the jobs around a point; without one around the place of the connection. */
  load(point?: LocationOption['point']): Promise<PersonalAnswer>;
}

/**
 * Finds out where the jobs are to be near: where the device says, if it may say so or as soon as the visitor taps.
 * @returns loads the jobs
 */
export function createLocating(root: HTMLElement, { load, ...place }: LocatingOptions): () => void {
  const status = root.querySelector('[data-personal-status]');
  const template = root.querySelector<HTMLTemplateElement>('template[data-locating-texts]');
  const texts = [...(template?.content.querySelectorAll<HTMLElement>('[data-text]') ?? [])];
  let isLocating = false;
  /** How often the device was asked: what was asked for before counts less. */
  let asked = 0;
  let point: LocationOption['point'] | undefined;

  /** Texts of the page by their names, one behind the other. */
  function tell(...names: readonly string[]): void {
    const told = names.flatMap(
      (name) => texts.find(({ dataset }) => dataset['text'] === name) ?? [],
    );
    const parts = told.flatMap((text) => [' — ', text.cloneNode(true)]);
    status?.replaceChildren(...parts.slice(1));
  }

  function tellTown(town: string): void {
    tell('place');
    const text = status?.firstElementChild;
    if (text) text.textContent = (text.textContent ?? '').replace('{place}', () => town);
  }

  /** Jobs around another place may still be there: they are not those of this one. */
  async function loadAround({ label, point: found }: LocationOption): Promise<void> {
    const [town = ''] = label.split(',');
    tellTown(town);
    point = found;
    const answer = await load(found);
    if (!answer.ok && root.dataset['personalState'] === 'cards') tell('unloaded');
  }

  async function locate(): Promise<void> {
    if (isLocating) return;
    isLocating = true;
    asked += 1;
    tell('locating');
    const located = await locateDevice(place);
    isLocating = false;
    if (located.found === 'place') return loadAround(located.place);
    if (located.found === 'outside') tell('outside');
    else tell(located.failure, located.isDenied ? 'hint-denied' : 'hint');
    if (root.dataset['personalState'] !== 'cards') await load();
  }

  async function start(): Promise<void> {
    const before = asked;
    if (await mayLocateDevice()) return locate();
    if (!isLocating && asked === before) await load(point);
  }

  createZoneUse(root, {
    take(zone) {
      asked += 1;
      void loadAround(zone);
    },
  });
  for (const button of root.querySelectorAll('[data-personal-locate]'))
    button.addEventListener('click', () => void locate());
  return () => void start();
}
