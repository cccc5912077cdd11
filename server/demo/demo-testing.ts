// Small demo data and a strict reader of feeds, for the tests of this folder.
import { SaxesParser } from 'saxes';
import type { DemoFeed, DemoKind } from './demo-feed-document.ts';

/** The elements of one `<job>` by name; those inside others by `parent.child`, each with its texts in order. */
export type ReadJob = ReadonlyMap<string, readonly string[]>;

/** Reads a feed. @throws Error where the text is no well-formed XML */
export function readJobs(xml: string): ReadJob[] {
  const jobs: Map<string, string[]>[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (name === 'job') jobs.push(new Map());
    const key = path.slice(2).join('.');
    if (key !== '') jobs.at(-1)?.set(key, [...(jobs.at(-1)?.get(key) ?? []), '']);
  });
  const addText = (text: string) => {
    const texts = jobs.at(-1)?.get(path.slice(2).join('.'));
    texts?.push(`${texts.pop() ?? ''}${text}`);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(xml).close();
  return jobs;
}

/** The text of an element that stands once in a job. */
export function textOf(job: ReadJob, name: string): string | undefined {
  return job.get(name)?.[0];
}

export function demoKind(changes: Partial<DemoKind> = {}): DemoKind {
  return {
    id: 'van',
    weight: 1,
    category: 'Reparto',
    titles: ['Repartidor de van', 'Conductora de van', 'Chofer de van'],
    employmentTypes: ['fulltime'],
    pay: [{ period: 'week', from: [2400, 2500], to: [2600, 3000] }],
    schedules: ['Lunes a sábado'],
    vehicles: ['Van'],
    licences: ['Chofer ({state})'],
    openings: ['<p>Repartes {zone}.</p>', '<p>Manejas en {city}.</p>'],
    facts: ['Uno', 'Dos', 'Tres'],
    duties: ['Cargar', 'Entregar'],
    requirements: ['18 años'],
    skills: [],
    experience: [],
    benefits: ['Vales', 'IMSS'],
    ...changes,
  };
}

export function demoFeed(changes: Partial<DemoFeed> = {}): DemoFeed {
  return {
    seed: 7,
    publisher: 'Demo',
    publisherUrl: 'https://demo.example',
    chatUrl: 'https://chat.demo.example',
    referencePrefix: 'DM',
    jobs: 40,
    closedShare: 0.1,
    without: { title: 2, pay: 3, employmentType: 1, logo: 4 },
    companies: [
      {
        legalName: 'Río & Mar, S.A. de C.V.',
        name: 'Río & Mar',
        slug: 'rio-mar',
        weight: 1,
        regions: ['norte'],
        paragraphs: ['<p>{name} reparte.</p>'],
      },
    ],
    cities: [{ city: 'Monterrey', state: 'Nuevo León', region: 'norte', weight: 1 }],
    kinds: [demoKind()],
    zones: ['en el centro de {city}'],
    layouts: [{ description: '{opening}{company}{facts}', jobPosting: '{benefits}{closing}' }],
    closings: ['<p>Escríbenos.</p>'],
    ...changes,
  };
}
