import { escape as escapeHtml } from 'lodash-es';
import type { PayPeriod } from '#schemas/api/jobs.ts';
import { createDeck, type Deck } from './deck.ts';
import type { DemoFeed, DemoKind, DemoLayout, DemoPay } from './demo-feed-document.ts';
import { drawInteger, type Random } from './random.ts';
import type { Vacancy } from './vacancy.ts';

/** Pay is advertised in round numbers, rounder the longer the period. */
const STEPS: Readonly<Record<PayPeriod, number>> = {
  hour: 1,
  day: 10,
  week: 50,
  fortnight: 50,
  month: 100,
};

const PERIOD_TEXTS: Readonly<Record<PayPeriod, string>> = {
  hour: 'por hora',
  day: 'al día',
  week: 'a la semana',
  fortnight: 'a la quincena',
  month: 'al mes',
};

const pesos = new Intl.NumberFormat('es-MX');

/** What an advertisement says, besides who and where. Lists are lines of plain text. */
export interface JobTexts {
  readonly title: string;
  readonly description: string;
  readonly jobPosting: string;
  readonly responsibilities: readonly string[];
  readonly qualifications: readonly string[];
  readonly skills: readonly string[];
  readonly experience: string | undefined;
  readonly employmentType: string | undefined;
  readonly pay: JobPay | undefined;
  readonly schedule: string | undefined;
  readonly vehicle: string | undefined;
  readonly licence: string | undefined;
  readonly benefits: readonly string[];
}

/** Writes advertisements; each text comes again only when all others of its list were used. */
export function createJobWriter(feed: DemoFeed, random: Random): (vacancy: Vacancy) => JobTexts {
  const shared = createSharedDecks(feed, random);
  const decksOf = new Map(feed.kinds.map((kind) => [kind, createKindDecks(kind, random)]));
  return (vacancy) => {
    const kind = decksOf.get(vacancy.kind);
    if (kind === undefined) throw new Error(`The kind "${vacancy.kind.id}" is not of this feed.`);
    return writeJob(vacancy, { shared, kind, random });
  };
}

interface Decks {
  readonly shared: SharedDecks;
  readonly kind: KindDecks;
  readonly random: Random;
}

function writeJob(vacancy: Vacancy, { shared, kind, random }: Decks): JobTexts {
  const { city, company } = vacancy;
  const words = { city: city.city, state: city.state, name: company.name };
  const values = { ...words, zone: fillText(shared.zones.deal() ?? '', words) };
  const fill = (text: string | undefined) => text && fillText(text, values);
  const fillAll = (texts: readonly string[]) => texts.map((text) => fillText(text, values));
  const benefits = kind.benefits.dealSome(drawInteger(random, 4, 6));
  const blocks = {
    opening: kind.openings.deal() ?? '',
    company: shared.companies.get(company.slug)?.deal() ?? '',
    facts: toList(kind.facts.dealSome(drawInteger(random, 3, 4))),
    benefits: toList(benefits),
    closing: shared.closings.deal() ?? '',
  };
  const layout = shared.dealLayout();
  return {
    title: fillText(vacancy.title, values),
    description: fillHtml(fillText(layout.description, blocks), values),
    jobPosting: fillHtml(fillText(layout.jobPosting, blocks), values),
    responsibilities: fillAll(kind.duties.dealSome(drawInteger(random, 4, 5))),
    qualifications: fillAll(kind.requirements.dealSome(drawInteger(random, 4, 5))),
    skills: kind.skills.dealSome(drawInteger(random, 2, 4)),
    experience: fill(kind.experience.deal()),
    employmentType: kind.employmentTypes.deal(),
    pay: drawPayOf(vacancy, random),
    schedule: kind.schedules.deal(),
    vehicle: kind.vehicles.deal(),
    licence: fill(kind.licences.deal()),
    benefits,
  };
}

function drawPayOf({ kind, city }: Vacancy, random: Random): JobPay | undefined {
  const range = kind.pay[drawInteger(random, 0, kind.pay.length - 1)];
  return range && drawPay(random, range, city.payFactor ?? 1);
}

type SharedDecks = ReturnType<typeof createSharedDecks>;

function createSharedDecks(feed: DemoFeed, random: Random) {
  const layouts = createDeck(
    feed.layouts.map((_, index) => String(index)),
    random,
  );
  const paragraphs = feed.companies.map(
    (company) => [company.slug, createDeck(company.paragraphs, random)] as const,
  );
  return {
    zones: createDeck(feed.zones, random),
    closings: createDeck(feed.closings, random),
    companies: new Map<string, Deck>(paragraphs),
    dealLayout: (): DemoLayout =>
      feed.layouts[Number(layouts.deal())] ?? { description: '', jobPosting: '' },
  };
}

type KindDecks = ReturnType<typeof createKindDecks>;

function createKindDecks(kind: DemoKind, random: Random) {
  const deck = (cards: readonly string[]) => createDeck(cards, random);
  return {
    openings: deck(kind.openings),
    facts: deck(kind.facts),
    duties: deck(kind.duties),
    requirements: deck(kind.requirements),
    skills: deck(kind.skills),
    experience: deck(kind.experience),
    benefits: deck(kind.benefits),
    employmentTypes: deck(kind.employmentTypes),
    schedules: deck(kind.schedules),
    vehicles: deck(kind.vehicles),
    licences: deck(kind.licences),
  };
}

/** Puts values in the place of `{name}`; what has no value stays as it is written. */
function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}

/** The same for HTML, with values that are plain text. */
function fillHtml(html: string, values: Readonly<Record<string, string>>): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)] as const);
  return fillText(html, Object.fromEntries(escaped));
}

/** A list of HTML sentences. */
function toList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A job's pay in pesos, and the same in words. */
interface JobPay {
  readonly min: number;
  readonly max: number;
  readonly period: PayPeriod;
  readonly text: string;
}

/** @param factor what the city pays, compared with the range: 1.1 is ten per cent more */
function drawPay(random: Random, range: DemoPay, factor: number): JobPay {
  const { period, from, to, notes = [] } = range;
  const step = STEPS[period];
  const round = (amount: number) => Math.ceil((amount * factor) / step) * step;
  const min = round(drawInteger(random, from[0], from[1]));
  const max = round(drawInteger(random, to[0], to[1]));
  const note = notes[drawInteger(random, 0, notes.length)];
  const amount =
    min === max ? `$${pesos.format(min)}` : `$${pesos.format(min)} a $${pesos.format(max)}`;
  const text = `${amount} ${PERIOD_TEXTS[period]}${note === undefined ? '' : ` + ${note}`}`;
  return { min, max, period, text };
}
