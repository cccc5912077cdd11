import { createDeck, type Deck } from './deck.ts';
import type { DemoFeed, DemoKind, DemoLayout } from './demo-feed-document.ts';
import { drawPay, type JobPay } from './demo-pay.ts';
import { fillHtml, fillText, toList } from './fill-text.ts';
import { drawInteger, type Random } from './random.ts';
import type { Vacancy } from './vacancy.ts';

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
