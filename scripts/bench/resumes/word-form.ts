import { drawInteger, type Random } from '#server/demo/random.ts';
import { type InventedPerson, pick } from './invent-person.ts';
import { monthDates } from './month-dates.ts';

/** What a printed form asks in one box, and what was written there. */
export interface FormBox {
  readonly label: string;
  readonly text: string;
}

/** A part of a printed form: boxes in rows, then a table with its head. */
export interface FormPart {
  readonly title: string;
  readonly boxes: readonly (readonly FormBox[])[];
  readonly table: readonly (readonly string[])[];
}

/** Jobs that the printed form has room for, side by side. */
const MOST_JOBS = 3;

/** The 'Solicitud de empleo' that stationers sell, filled in. */
export function wordForm(random: Random, person: InventedPerson): FormPart[] {
  return [
    part('SOLICITUD DE EMPLEO', [
      [
        { label: 'Fecha', text: '5 de enero de 2026' },
        { label: 'Puesto que solicita', text: pick(random, ['Repartidor', 'Chofer']) },
        { label: 'Sueldo mensual deseado', text: '$12,000' },
      ],
    ]),
    part('DATOS PERSONALES', personBoxes(random, person)),
    part('DOCUMENTACIÓN', documentBoxes(person)),
    part(
      'DATOS FAMILIARES',
      [],
      [
        ['Nombre', 'Vive', 'Domicilio', 'Ocupación'],
        [person.reference.name, 'Sí', person.town.name, 'Hogar'],
      ],
    ),
    part('ESCOLARIDAD', [[{ label: 'Último grado de estudios', text: person.school }]]),
    part(
      pick(random, ['EMPLEO ACTUAL Y ANTERIORES', 'EMPLEOS ANTERIORES']),
      [],
      jobTable(random, person),
    ),
    part(
      'REFERENCIAS PERSONALES',
      [],
      [
        ['Nombre', 'Domicilio', 'Teléfono', 'Ocupación'],
        [person.reference.name, person.town.name, person.reference.phone, 'Comerciante'],
      ],
    ),
  ];
}

function part(title: string, boxes: FormPart['boxes'], table: FormPart['table'] = []): FormPart {
  return { title, boxes, table };
}

function personBoxes(random: Random, person: InventedPerson): FormBox[][] {
  const { surnames, givenName, town, phone, email } = person;
  const [paternal = '', maternal = ''] = surnames;
  return [
    [
      { label: 'Apellido paterno', text: paternal },
      { label: 'Apellido materno', text: maternal },
      { label: 'Nombre(s)', text: givenName },
      { label: 'Edad', text: `${drawInteger(random, 19, 58)} años` },
    ],
    [
      { label: 'Domicilio', text: `Calle Morelos ${drawInteger(random, 1, 400)}` },
      { label: 'Colonia', text: 'Centro' },
      { label: 'Código postal', text: town.postalCode },
      { label: 'Teléfono', text: phone },
    ],
    [
      { label: 'Ciudad', text: town.name },
      { label: 'Estado', text: pick(random, [town.state, town.shortState]) },
      ...(email === null ? [] : [{ label: 'Correo electrónico', text: email }]),
    ],
    [
      { label: 'Lugar de nacimiento', text: 'Celaya, Guanajuato' },
      { label: 'Fecha de nacimiento', text: '03/06/1990' },
      { label: 'Nacionalidad', text: 'Mexicana' },
    ],
  ];
}

function documentBoxes({ licence }: InventedPerson): FormBox[][] {
  const type =
    licence && (licence.isFederal ? `Federal tipo ${licence.type}` : `Tipo ${licence.type}`);
  return [
    [
      { label: '¿Tiene licencia de manejo?', text: type === null ? 'No' : 'Sí' },
      { label: 'Clase de licencia', text: type ?? 'Ninguna' },
      { label: 'Cartilla militar', text: 'No' },
    ],
  ];
}

/** One column for each job, the last first. */
function jobTable(random: Random, { jobs, town }: InventedPerson): string[][] {
  const shown = jobs.slice(0, MOST_JOBS);
  const dates = monthDates(random);
  const row = (label: string, cells: readonly string[]) => [label, ...cells];
  return [
    row(
      'Concepto',
      shown.map((_, index) => (index === 0 ? 'Empleo actual o último' : 'Empleo anterior')),
    ),
    row('Tiempo que prestó sus servicios', shown.map(dates.spanOf)),
    row(
      'Nombre de la compañía',
      shown.map(({ company }) => company),
    ),
    row(
      'Domicilio',
      shown.map(() => town.name),
    ),
    row(
      'Teléfono',
      shown.map(() => `${town.areaCode}1239999999`.slice(0, 10)),
    ),
    row(
      'Puesto desempeñado',
      shown.map(({ title }) => title),
    ),
    row(
      'Sueldo mensual',
      shown.map(() => '$9,000'),
    ),
    row(
      'Motivo de separación',
      shown.map(({ to }) => (to === null ? 'Sigo trabajando' : 'Renuncia voluntaria')),
    ),
  ];
}
