import { createDeck, type Deck } from './deck.ts';
import type { DemoCity, DemoCompany, DemoFeed, DemoKind } from './demo-feed-document.ts';
import { drawWeighted, type Random } from './random.ts';

/** Who looks for whom, and where. */
export interface Vacancy {
  readonly company: DemoCompany;
  readonly city: DemoCity;
  readonly kind: DemoKind;
  readonly title: string;
}

/** Vacancies in a row that share neither city nor kind: about what a phone shows of a list. */
const NEIGHBOURS = 4;

/** Draws before a vacancy is taken although it resembles its neighbours; small sites need that. */
const MAX_DRAWS = 80;

/**
 * Draws vacancies one after the other. Neighbours differ, in the whole list and in the lists of one city and one
 * company, and no company asks twice for the same title in the same city while there is another choice.
 */
export function createVacancyDraw(feed: DemoFeed, random: Random): () => Vacancy {
  const titles = new Map(feed.kinds.map(({ id, titles }) => [id, createDeck(titles, random)]));
  const memory = createMemory();
  return () => {
    let vacancy = drawVacancy(feed, titles, random);
    for (let draws = 1; draws < MAX_DRAWS && memory.resembles(vacancy); draws += 1)
      vacancy = drawVacancy(feed, titles, random);
    memory.add(vacancy);
    return vacancy;
  };
}

function drawVacancy(
  { companies, cities, kinds }: DemoFeed,
  titles: ReadonlyMap<string, Deck>,
  random: Random,
): Vacancy {
  const city = drawWeighted(random, cities);
  const serving = companies.filter(({ regions }) => regions.includes(city.region));
  const company = drawWeighted(random, serving);
  const wanted = kinds.filter(({ cityWeightFrom = 0 }) => city.weight >= cityWeightFrom);
  const kind = drawWeighted(random, wanted);
  return { city, company, kind, title: titles.get(kind.id)?.deal() ?? '' };
}

function createMemory() {
  const taken = new Set<string>();
  const lastKindOf = new Map<DemoCity | DemoCompany, DemoKind>();
  let recent: readonly Vacancy[] = [];

  function resembles(vacancy: Vacancy): boolean {
    const { city, company, kind } = vacancy;
    return (
      taken.has(keyOf(vacancy)) ||
      lastKindOf.get(city) === kind ||
      lastKindOf.get(company) === kind ||
      recent[0]?.company === company ||
      recent.some((other) => other.city === city || other.kind === kind)
    );
  }

  function add(vacancy: Vacancy): void {
    taken.add(keyOf(vacancy));
    lastKindOf.set(vacancy.city, vacancy.kind).set(vacancy.company, vacancy.kind);
    recent = [vacancy, ...recent].slice(0, NEIGHBOURS);
  }

  return { resembles, add };
}

function keyOf({ title, city, company }: Vacancy): string {
  return [title, city.city, city.state, company.slug].join('\n');
}
