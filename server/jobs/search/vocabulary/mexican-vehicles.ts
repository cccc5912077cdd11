import type { WrittenMeaning } from './meanings.ts';

const CARS = 'vehículo, auto, coche, carro, automóvil';
const VANS = 'camioneta, van, camión';
const CYCLES = 'moto, motocicleta, bici, bicicleta';
const OWN = [CARS, VANS, CYCLES].flatMap((names) => names.split(', '));

/** What jobs of such a vehicle say. */
const IN_CAR = 'title:auto, details:auto, details:coche';

/** Whoever has a vehicle wants to use it: jobs that ask for it, then those with such a one, but not the company's. */
const HAVING: readonly WrittenMeaning[] = OWN.map((vehicle) => ({
  typed: ownForms(vehicle).join(', '),
  says: ownTexts(vehicle).join(', '),
  also: CARS.includes(vehicle) ? IN_CAR : vehicle,
  never: `details:${vehicle} de la empresa, details:${vehicle} de la compañía`,
}));

/** Whoever has none needs that of the company, or none at all. */
const LACKING: WrittenMeaning = {
  typed: [
    'sin vehículo, sin medio de transporte, no tengo en qué moverme',
    ...OWN.flatMap((vehicle) => [
      `no tengo ${vehicle}`,
      ...ownForms(vehicle).map((form) => `sin ${form}`),
    ]),
  ].join(', '),
  says: 'de la empresa, de la compañía, a pie',
  never: 'title:propio, details:propio',
};

function ownForms(vehicle: string): readonly string[] {
  return [
    ...[`${vehicle} propio`, `${vehicle} propia`, `mi ${vehicle}`],
    ...[`mi propio ${vehicle}`, `mi propia ${vehicle}`],
  ];
}

function ownTexts(vehicle: string): readonly string[] {
  return [`${vehicle} propio`, `${vehicle} propia`].flatMap(inFacts);
}

function inFacts(text: string): readonly string[] {
  return [`title:${text}`, `details:${text}`];
}

export const VEHICLES: readonly WrittenMeaning[] = [
  ...HAVING,
  LACKING,
  { typed: 'motorcycle, motorbike', says: 'moto, motocicleta, motociclista' },
  { typed: 'italika, vento', says: 'moto, motocicleta, motociclista' },
  { typed: 'bicycle', says: 'bicicleta, ciclista, ciclomensajero, bici' },
  { typed: 'car', says: 'auto, coche, carro, automóvil' },
  {
    typed:
      '3.5, 3.5 ton, 3.5 toneladas, 3 y media, 3 y media toneladas, tres y media, tres y media toneladas, 3 ton y media, tres toneladas y media',
    says: '3.5 toneladas, 3 toneladas y media',
  },
  {
    typed:
      '1.5, 1.5 ton, 1.5 toneladas, 1 y media, una y media, tonelada y media, una tonelada y media',
    says: '1.5 toneladas, tonelada y media',
  },
  {
    typed: 'thermo, termo, thermoking, caja refrigerada, refrigerado, congelados',
    says: 'refrigerada, refrigerados',
  },
  { typed: 'automático, automática, automatic', says: 'transmisión automática, title:automático' },
  {
    typed:
      'estándar, standard, estándar manual, transmisión estándar, transmisión manual, stick shift',
    says: 'transmisión estándar, transmisión manual, caja de velocidades',
    never: 'details:transmisión automática',
  },
  {
    typed: 'sin estándar, sin manejar estándar, sin transmisión estándar, sin transmisión manual',
    never: 'transmisión estándar, transmisión manual, caja de velocidades, title:camión',
  },
];
