/** Who issues driving licences, and what each calls its types: letters mean other vehicles elsewhere, some use words. */
export interface LicenceIssuer {
  readonly code: string;
  readonly name: string;
  /** Letters as printed, or words; `other` ends each list, because states change theirs. */
  readonly types: readonly string[];
  /** ISO 3166-2:MX and other codes in use. */
  readonly aliases: readonly string[];
}

/** Types of the states that name kinds in words, as Jalisco and Michoacán do. */
const WORDS = 'automovilista chofer motociclista servicio-publico';

/**
 * Code, name, types where they differ from the usual words, other codes. Sources: the Acuerdo on categories of the federal
 * licence (A passengers, B freight, C freight of two or three axles, D tourism, E double trailers and dangerous goods,
 * F ports and airports); tariffs and notices of each state's office of transport or finance, 2019 to 2026.
 */
const ROWS: readonly (readonly [code: string, name: string, types?: string, aliases?: string])[] = [
  ['federal', 'Federal (SICT)', 'A B C D E F', 'SCT SICT'],
  [
    'AGS',
    'Aguascalientes',
    'automovilista motociclista operador-A operador-B operador-C operador-D operador-E',
    'AGU',
  ],
  ['BC', 'Baja California', WORDS, 'BCN'],
  ['BCS', 'Baja California Sur'],
  ['CAMP', 'Campeche', WORDS, 'CAM'],
  ['CHIS', 'Chiapas', WORDS, 'CHP'],
  ['CHIH', 'Chihuahua', WORDS, 'CHH'],
  ['CDMX', 'Ciudad de México', 'A A1 A2 B C D E E1', 'CMX DF'],
  ['COAH', 'Coahuila', WORDS, 'COA'],
  [
    'COL',
    'Colima',
    'automovilista-A chofer-B carga-C motociclista-A motociclista-B servicio-publico',
  ],
  ['DGO', 'Durango', WORDS, 'DUR'],
  ['MEX', 'Estado de México', 'A B C D E publico-A publico-C', 'EDOMEX'],
  ['GTO', 'Guanajuato', 'A B C D', 'GUA'],
  ['GRO', 'Guerrero'],
  ['HGO', 'Hidalgo', WORDS, 'HID'],
  ['JAL', 'Jalisco'],
  ['MICH', 'Michoacán', WORDS, 'MIC'],
  ['MOR', 'Morelos'],
  ['NAY', 'Nayarit'],
  ['NL', 'Nuevo León', `${WORDS} especial`, 'NLE'],
  ['OAX', 'Oaxaca', 'A B C D E'],
  ['PUE', 'Puebla', `${WORDS} servicio-mercantil`],
  ['QRO', 'Querétaro', 'A B C D', 'QUE'],
  ['QROO', 'Quintana Roo', 'A B C D', 'ROO QR'],
  ['SLP', 'San Luis Potosí'],
  ['SIN', 'Sinaloa'],
  ['SON', 'Sonora', 'automovilista chofer motociclista operador'],
  ['TAB', 'Tabasco'],
  ['TAMPS', 'Tamaulipas', WORDS, 'TAM'],
  ['TLAX', 'Tlaxcala', WORDS, 'TLA'],
  ['VER', 'Veracruz', 'A B C D'],
  ['YUC', 'Yucatán'],
  ['ZAC', 'Zacatecas'],
];

/** In the order in which people choose: federal first, then states by name. */
export const licenceIssuers: readonly LicenceIssuer[] = ROWS.map(
  ([code, name, types = WORDS, aliases = '']) => ({
    code,
    name,
    types: [...types.split(' '), 'other'],
    aliases: aliases === '' ? [] : aliases.split(' '),
  }),
);

const issuerByCode: ReadonlyMap<string, LicenceIssuer> = new Map(
  licenceIssuers.flatMap((issuer) =>
    [issuer.code, issuer.name, ...issuer.aliases].map(
      (code) => [code.toUpperCase(), issuer] as const,
    ),
  ),
);

/** By its name or any of its codes, in capitals or not. */
export function findLicenceIssuer(code: string): LicenceIssuer | undefined {
  return issuerByCode.get(code.toUpperCase());
}
