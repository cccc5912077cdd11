import type { Random } from '#server/demo/random.ts';
import { type InventedPerson, pick } from './invent-person.ts';
import { monthDates } from './month-dates.ts';
import type { ResumeSection, WordedResume } from './word-resume.ts';

interface JobTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  /** What the CV has beside its jobs. */
  readonly others: readonly ResumeSection[];
}

type Column = 'period' | 'company' | 'title' | 'reason';

/** As people order them; the dates at the left are those of a template that comes with word processors. */
const ORDERS: readonly (readonly Column[])[] = [
  ['company', 'title', 'period'],
  ['period', 'company', 'title'],
  ['period', 'title', 'company'],
  ['company', 'title', 'period', 'reason'],
];

/** The jobs of a CV in rows, most often with a head that names the columns. */
export function wordJobTable(
  random: Random,
  { sections }: WordedResume,
  { jobs }: InventedPerson,
): JobTable {
  const isWork = ({ title }: ResumeSection) => /^(?:experiencia|historial)/i.test(title);
  const order = pick(random, ORDERS);
  const { spanOf } = monthDates(random);
  const labels: Readonly<Record<Column, string>> = {
    period: pick(random, ['Periodo', 'Fechas']),
    company: 'Empresa',
    title: pick(random, ['Puesto', 'Cargo']),
    reason: 'Motivo de salida',
  };
  const rows = jobs.map((job) => {
    const reason = job.to === null ? 'Sigo laborando' : 'Término de contrato';
    const cells = { period: spanOf(job), company: job.company, title: job.title, reason };
    return order.map((column) => cells[column]);
  });
  const head = order.map((column) => labels[column]);
  return {
    title: sections.find(isWork)?.title ?? 'Experiencia laboral',
    rows: random() < 0.7 ? [head, ...rows] : rows,
    others: sections.filter((section) => !isWork(section)),
  };
}
