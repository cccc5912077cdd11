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
  { name: 'Baja California', aliases: ['B.C.', 'BCN', 'Baja California Norte', 'Baja Calif.'] },
  { name: 'Baja California Sur', aliases: ['B.C.S.', 'Baja Calif. Sur'] },
  { name: 'Campeche', aliases: ['Camp.', 'CAM'] },
  { name: 'Chiapas', aliases: ['Chis.', 'CHP'] },
  { name: 'Chihuahua', aliases: ['Chih.', 'CHH'] },
  { name: 'Coahuila', aliases: ['Coahuila de Zaragoza', 'Coah.', 'COA'] },
  { name: 'Colima', aliases: ['Col.'] },
  {
    name: 'Ciudad de México',
    aliases: [
      'CDMX',
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
      'State of Mexico',
    ],
  },
  { name: 'Michoacán', aliases: ['Michoacán de Ocampo', 'Mich.', 'MIC'] },
  { name: 'Morelos', aliases: ['Mor.'] },
  { name: 'Nayarit', aliases: ['Nay.'] },
  { name: 'Nuevo León', aliases: ['N.L.', 'NLE', 'Nvo. León'] },
  { name: 'Oaxaca', aliases: ['Oax.'] },
  { name: 'Puebla', aliases: ['Pue.'] },
  { name: 'Querétaro', aliases: ['Querétaro de Arteaga', 'Qro.', 'QUE'] },
  { name: 'Quintana Roo', aliases: ['Q. Roo', 'Qroo.', 'Q.R.', 'ROO'] },
  { name: 'San Luis Potosí', aliases: ['S.L.P.'] },
  { name: 'Sinaloa', aliases: ['Sin.'] },
  { name: 'Sonora', aliases: ['Son.'] },
  { name: 'Tabasco', aliases: ['Tab.'] },
  { name: 'Tamaulipas', aliases: ['Tamps.', 'TAM'] },
  { name: 'Tlaxcala', aliases: ['Tlax.', 'TLA'] },
  { name: 'Veracruz', aliases: ['Veracruz de Ignacio de la Llave', 'Veracruz-Llave', 'Ver.'] },
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
  const key = compactName(text);
  return byKey.get(key) ?? byKey.get(key.replace(PREFIX, ''));
}
