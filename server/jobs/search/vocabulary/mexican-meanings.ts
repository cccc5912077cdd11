import type { WrittenMeaning } from './meanings.ts';
import { BRANDS } from './mexican-brands.ts';
import { DRIVING } from './mexican-driving.ts';
import { PAY } from './mexican-pay.ts';
import { REQUIREMENTS } from './mexican-requirements.ts';
import { SCHEDULES } from './mexican-schedules.ts';
import { TRADES } from './mexican-trades.ts';
import { VEHICLES } from './mexican-vehicles.ts';

// `estado` is a stop word, so that the state would be all that is called México.
const PLACES: readonly WrittenMeaning[] = [
  {
    typed: 'estado de méxico, edomex, edo mex, edo de méxico, edo méx',
    says: 'place:estado de méxico',
    never: 'place:ciudad de méxico',
  },
  // Its stem is that of `pueblo`.
  { typed: 'puebla, pue', says: 'place:puebla, title:puebla' },
];

/**
 * Before a text: where it counts. `title` is the title; `place` company, category and place; `details` pay, schedule,
 * vehicle, licence, benefits and kind of employment. Without, all of a job does. A text that is bound to anything but
 * the title and common elsewhere costs the reading of many jobs' words, unless `also` has it unbound.
 */
export const MEXICAN_MEANINGS: readonly WrittenMeaning[] = [
  ...DRIVING,
  ...TRADES,
  ...VEHICLES,
  ...SCHEDULES,
  ...PAY,
  ...REQUIREMENTS,
  ...PLACES,
  ...BRANDS,
];
