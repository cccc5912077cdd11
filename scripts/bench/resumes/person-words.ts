/** Given names and surnames as they are common in Mexico, combined by chance: nobody is meant. */
export const GIVEN_NAMES = [
  'María José',
  'José Luis',
  'Guadalupe',
  'Ximena',
  'Emiliano',
  'Ángel',
  'Luis Ángel',
  'María Fernanda',
  'Jesús',
  'Brenda Itzel',
  'Óscar',
  'Ma. del Carmen',
  'Juan Pablo',
  'Rocío',
  'Iñaki',
  'Yareli',
  'Héctor Hugo',
  'Sofía',
  'J. Refugio',
  'Wendy Citlali',
];
export const SURNAMES = [
  'Núñez',
  'Herrera',
  'de la Cruz',
  'Peña',
  'Campos',
  'Castro',
  'Tzec',
  'Trejo',
  'Ibarra',
  'Muñoz',
  'López',
  'Güemes',
  "D'Angelo",
  'Ponce de León',
  'Xochitl',
  'Hernández',
  'Montes de Oca',
  'Ek',
  'Zúñiga',
  'Vega',
];

export interface Town {
  readonly name: string;
  readonly state: string;
  readonly shortState: string;
  readonly areaCode: string;
  readonly postalCode: string;
}

export const TOWNS: readonly Town[] = [
  town('Guadalajara', 'Jalisco', 'Jal.', '33', '44100'),
  town('Monterrey', 'Nuevo León', 'N.L.', '81', '64000'),
  town('Iztapalapa', 'Ciudad de México', 'CDMX', '55', '09000'),
  town('Mérida', 'Yucatán', 'Yuc.', '999', '97000'),
  town('Oaxaca de Juárez', 'Oaxaca', 'Oax.', '951', '68000'),
  town('Puebla', 'Puebla', 'Pue.', '222', '72000'),
  town('Tijuana', 'Baja California', 'B.C.', '664', '22000'),
  town('León', 'Guanajuato', 'Gto.', '477', '37000'),
  town('San Luis Potosí', 'San Luis Potosí', 'S.L.P.', '444', '78000'),
  town('Ecatepec de Morelos', 'Estado de México', 'Edo. Méx.', '55', '55000'),
  town('Hermosillo', 'Sonora', 'Son.', '662', '83000'),
  town('Chilpancingo', 'Guerrero', 'Gro.', '747', '39000'),
  town('Querétaro', 'Querétaro', 'Qro.', '442', '76000'),
  town('Saltillo', 'Coahuila', 'Coah.', '844', '25000'),
];

function town(
  name: string,
  state: string,
  shortState: string,
  areaCode: string,
  postalCode: string,
): Town {
  return { name, state, shortState, areaCode, postalCode };
}

export const TITLES = [
  'Repartidor',
  'Repartidora en moto',
  'Chofer repartidor',
  'Operador de torton',
  'Mensajero',
  'Auxiliar de reparto',
  'Chofer de van',
  'Ayudante general',
  'Almacenista',
  'Conductor de última milla',
  'Cajera',
  'Guardia de seguridad',
];
export const COMPANIES = [
  'Paquetes del Valle, S.A. de C.V.',
  'Mensajería Azul',
  'Reparto Sur',
  'Transportes Colibrí S.A. de C.V.',
  'Fletes y Mudanzas Ceiba',
  'Abarrotes La Esquina',
  'Logística Maguey S. de R.L. de C.V.',
  'Entregas Volcán',
  'Farmacia San Judas',
  'Grupo Nopal',
];
export const SCHOOLS = [
  'Secundaria terminada',
  'Preparatoria trunca',
  'Bachillerato técnico, CONALEP',
  'Licenciatura trunca en Administración',
  'Preparatoria abierta',
];
export const DUTIES = [
  'Entrega de paquetes en ruta, hasta 120 al día.',
  'Carga y descarga de mercancía con diablito.',
  'Manejo de van y camioneta de 3.5 toneladas.',
  'Cobranza y corte al final del turno.',
  'Revisión de niveles y limpieza de la unidad.',
  'Atención a clientes y firma de acuses.',
];
