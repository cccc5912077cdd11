import { compactName } from './fold-name.ts';

interface MexicanState {
  /** as Mexicans write it */
  readonly name: string;
  /** official long names, traditional abbreviations, ISO 3166-2:MX */
  readonly aliases: readonly string[];
}

/**
 * The 32 states in the order of GeoNames' codes: the first is 01. They are neither INEGI's nor ISO's.
 * Source: admin1CodesASCII of GeoNames; the abbreviations are those of the Mexican press and post.
 */
const mexicanStates: readonly MexicanState[] = [
  { name: 'Aguascalientes', aliases: ['Ags.', 'AGU'] },
  {
    name: 'Baja California',
    aliases: ['B.C.', 'BCN', 'Baja California Norte', 'Baja California Nte.', 'Baja Calif.'],
  },
  { name: 'Baja California Sur', aliases: ['B.C.S.', 'Baja California S.', 'Baja Calif. Sur'] },
  { name: 'Campeche', aliases: ['Camp.', 'CAM'] },
  { name: 'Chiapas', aliases: ['Chis.', 'CHP'] },
  { name: 'Chihuahua', aliases: ['Chih.', 'CHH'] },
  { name: 'Coahuila', aliases: ['Coahuila de Zaragoza', 'Coahuila de Z.', 'Coah.', 'COA'] },
  { name: 'Colima', aliases: ['Col.'] },
  {
    name: 'Ciudad de México',
    aliases: [
      'CDMX',
      'Cd. Mx.',
      'Cd. Méx.',
      'CMX',
      'D.F.',
      'Distrito Federal',
      'Mexico City',
      'México D.F.',
      'México CDMX',
    ],
  },
  { name: 'Durango', aliases: ['Dgo.', 'DUR'] },
  { name: 'Guanajuato', aliases: ['Gto.', 'GUA'] },
  { name: 'Guerrero', aliases: ['Gro.'] },
  { name: 'Hidalgo', aliases: ['Hgo.', 'HID'] },
  { name: 'Jalisco', aliases: ['Jal.'] },
  {
    name: 'Estado de México',
    aliases: [
      'México',
      'Edomex',
      'Edo. Méx.',
      'Edo. de México',
      'Edo. de Méx.',
      'Méx.',
      'Edo. M.',
      'E. de México',
      'State of Mexico',
    ],
  },
  { name: 'Michoacán', aliases: ['Michoacán de Ocampo', 'Mich.', 'MIC'] },
  { name: 'Morelos', aliases: ['Mor.'] },
  { name: 'Nayarit', aliases: ['Nay.'] },
  { name: 'Nuevo León', aliases: ['N.L.', 'NLE', 'Nuevo L.'] },
  { name: 'Oaxaca', aliases: ['Oax.'] },
  { name: 'Puebla', aliases: ['Pue.'] },
  { name: 'Querétaro', aliases: ['Querétaro de Arteaga', 'Qro.', 'QUE'] },
  { name: 'Quintana Roo', aliases: ['Q. Roo', 'Qroo.', 'Q.R.', 'ROO'] },
  { name: 'San Luis Potosí', aliases: ['S.L.P.', 'S. L. Potosí', 'S. Luis Potosí'] },
  { name: 'Sinaloa', aliases: ['Sin.'] },
  { name: 'Sonora', aliases: ['Son.'] },
  { name: 'Tabasco', aliases: ['Tab.'] },
  { name: 'Tamaulipas', aliases: ['Tamps.', 'TAM'] },
  { name: 'Tlaxcala', aliases: ['Tlax.', 'TLA'] },
  {
    name: 'Veracruz',
    aliases: [
      'Veracruz de Ignacio de la Llave',
      'Veracruz de I. de la Llave',
      'Veracruz-Llave',
      'Ver.',
    ],
  },
  { name: 'Yucatán', aliases: ['Yuc.'] },
  { name: 'Zacatecas', aliases: ['Zac.'] },
];

/** Names of the 32 states; the index is GeoNames' code less one. */
export const stateNames: readonly string[] = mexicanStates.map(({ name }) => name);

const byKey = new Map(
  mexicanStates.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((text) => [compactName(text), name] as const),
  ),
);

const PREFIX = /^(?:mx|estadolibreysoberanode|estadode|edode|edo|stateof)/;

/**
 * The state's name as Mexicans write it, for any spelling or abbreviation ('N.L.', 'MX-NLE', 'Edo. Méx.',
 * 'Estado de Puebla', 'DF'); undefined for what is no state. 'México' is the State of Mexico here.
 */
export function normaliseState(text: string): string | undefined {
  return named(text) ?? named(text.replace(COUNTRY_BEHIND, '')) ?? namedTwice(text);
}

/** 'Zacatecas, México' */
const COUNTRY_BEHIND = /[,;/(-]\s*(?:m[eé]xico|mex|mx)\.?\)?\s*$/iu;

function named(text: string): string | undefined {
  const key = compactName(text);
  return byKey.get(key) ?? byKey.get(key.replace(PREFIX, ''));
}

/** 'Zacatecas (ZAC)' and 'ZAC - Zacatecas', where both say the same. */
function namedTwice(text: string): string | undefined {
  const [first, second, ...more] = text
    .split(/[,;/()]|\s[-–—]\s/)
    .filter((part) => part.trim() !== '');
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const state = named(first);
  return state === named(second) ? state : undefined;
}
