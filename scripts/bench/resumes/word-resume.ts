import { drawInteger, type Random } from '#server/demo/random.ts';
import { type InventedJob, type InventedPerson, pick } from './invent-person.ts';
import { monthDates } from './month-dates.ts';

/** A CV as text, before a generator lays it out. */
export interface WordedResume {
  readonly name: string;
  readonly headline: string | undefined;
  readonly contact: readonly LabelledText[];
  readonly sections: readonly ResumeSection[];
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export interface ResumeSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Words of one person, chosen by chance among those that people use. */
export function wordResume(random: Random, person: InventedPerson): WordedResume {
  const isCapital = random() < 0.3;
  const title = (text: string) => (isCapital ? text.toUpperCase() : text);
  return {
    name: isCapital ? person.name.toUpperCase() : person.name,
    headline: random() < 0.4 ? person.jobs[0].title : undefined,
    contact: contactOf(random, person),
    sections: [
      ...(random() < 0.3
        ? [section(title('Objetivo'), ['Crecer en una empresa seria y aportar mi experiencia.'])]
        : []),
      section(
        title(pick(random, ['Experiencia', 'Experiencia laboral', 'Historial laboral'])),
        jobLines(random, person.jobs),
      ),
      section(title(pick(random, ['Escolaridad', 'Educación', 'Formación académica'])), [
        person.school,
      ]),
      ...licenceSection(random, person, title),
      ...(random() < 0.5 ? [referenceSection(person, title)] : []),
    ],
  };
}

/** One below the other. */
export function linesOf({ name, headline, contact, sections }: WordedResume): string[] {
  return [
    name,
    ...(headline === undefined ? [] : [headline]),
    ...contact.map(({ label, text }) => `${label} ${text}`),
    ...sections.flatMap(({ title, lines }) => ['', title, ...lines]),
  ];
}

function section(title: string, lines: readonly string[]): ResumeSection {
  return { title, lines };
}

function contactOf(random: Random, { phone, email, town }: InventedPerson): LabelledText[] {
  const state = pick(random, [town.state, town.shortState]);
  const street = `Calle ${pick(random, ['Hidalgo', 'Guadalajara', '5 de Mayo', 'Morelos'])} ${drawInteger(random, 1, 400)}, Col. Centro`;
  const place = `${town.name}, ${state}`;
  return [
    {
      label: pick(random, ['Tel.', 'Teléfono:', 'Cel:', 'WhatsApp:']),
      text: groupPhone(random, phone),
    },
    ...(email === null
      ? []
      : [{ label: pick(random, ['Correo:', 'E-mail:', 'Email:']), text: email }]),
    random() < 0.4
      ? { label: 'Domicilio:', text: `${street}, ${place}, C.P. ${town.postalCode}` }
      : { label: pick(random, ['Ciudad:', 'Domicilio:', 'Vivo en']), text: place },
  ];
}

function groupPhone(random: Random, phone: string): string {
  const split = /^(33|55|81)/.test(phone) ? 2 : 3;
  const area = phone.slice(0, split);
  const rest = phone.slice(split);
  const middle = rest.slice(0, -4);
  const end = rest.slice(-4);
  return pick(random, [
    `${area} ${middle} ${end}`,
    `(${area}) ${middle}-${end}`,
    `+52 ${area} ${middle} ${end}`,
    `044 ${area} ${middle} ${end}`,
    `${area}-${middle}-${end}`,
    phone,
    phone.replace(/(..)(?=.)/g, '$1 '),
  ]);
}

type JobWords = (job: InventedJob, span: string) => string[];

function jobLines(random: Random, jobs: readonly InventedJob[]): string[] {
  const { spanOf } = monthDates(random);
  const word = pick<JobWords>(random, [
    (job, span) => [job.company, `${job.title}  ${span}`],
    (job, span) => [job.title, job.company, span],
    (job, span) => [`${job.company} — ${job.title} (${span})`],
    (job, span) => [`${job.title} en ${job.company}`, span],
    (job, span) => [span, `Empresa: ${job.company}`, `Puesto: ${job.title}`],
  ]);
  return jobs.flatMap((job) => [
    ...word(job, spanOf(job)),
    ...job.duties.map((duty) => `• ${duty}`),
  ]);
}

function licenceSection(
  random: Random,
  { licence }: InventedPerson,
  title: (text: string) => string,
): ResumeSection[] {
  if (licence === null) return [];
  const { type, isFederal } = licence;
  const line = isFederal
    ? pick(random, [`Licencia federal tipo ${type}`, `Licencia federal ${type} vigente`])
    : pick(random, [
        `Licencia tipo ${type}`,
        `Licencia de manejo tipo "${type}"`,
        `Licencia ${type} vigente`,
      ]);
  return [
    section(title(pick(random, ['Otros', 'Habilidades', 'Datos adicionales'])), [
      line,
      'Manejo de van y GPS',
    ]),
  ];
}

function referenceSection(
  { reference }: InventedPerson,
  title: (text: string) => string,
): ResumeSection {
  return section(title('Referencias'), [`${reference.name}, ${reference.phone} (jefe anterior)`]);
}
