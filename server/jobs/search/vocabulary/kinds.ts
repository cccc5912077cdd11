import { normaliseState } from '../../../places/mexican-states.ts';
import { baseForms, foldText } from './folded-words.ts';
import { isTrade } from './looks-like-trade.ts';
import type { WrittenMeaning } from './meanings.ts';
import { BRANDS } from './mexican-brands.ts';
import { DRIVING } from './mexican-driving.ts';
import { TRADES } from './mexican-trades.ts';

/** What a text is about: of two of one kind in a list either is meant. */
export type Kind = 'work' | 'vehicle' | 'company' | 'state';

const MORE_WORK = `ayudante, auxiliar, ayudante general, supervisor, coordinador, encargado, líder, operador, motociclista, ciclista,
  recolector, capacitador, instructor, aprendiz`;
const VEHICLES = `moto, motocicleta, motoneta, bici, bicicleta, auto, coche, carro, automóvil, camioneta, van, panel, pick up, camión, torton,
  rabón`;

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...textsOf(typedIn([...DRIVING, ...TRADES]), 'work'),
  ...textsOf(MORE_WORK, 'work'),
  ...textsOf(VEHICLES, 'vehicle'),
  ...textsOf(typedIn(BRANDS), 'company'),
]);

/** The kind of a folded word or phrase, also in the plural or feminine. */
export function wordKindOf(folded: string): Kind | undefined {
  const forms = folded.includes(' ') ? [folded] : baseForms(folded);
  const known = forms.map((form) => KINDS.get(form)).find((kind) => kind !== undefined);
  if (known !== undefined) return known;
  if (isTrade(folded)) return 'work';
  return normaliseState(folded) === undefined ? undefined : 'state';
}

function typedIn(meanings: readonly WrittenMeaning[]): string {
  return meanings.map(({ typed }) => typed).join(',');
}

function textsOf(line: string, kind: Kind): readonly (readonly [string, Kind])[] {
  return line.split(',').map((text) => [foldText(text), kind]);
}
