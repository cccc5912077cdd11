import type { DemoCity, DemoFeed, DemoKind, DemoPay } from './demo-feed-document.ts';
import type { DemoFeedProblem } from './demo-feed-problem.ts';

/** What no schema can say: every city has a company and a kind of job, and pay grows from its lower to its upper end. */
export function checkDemoFeed(feed: DemoFeed): DemoFeedProblem[] {
  return [
    ...feed.cities.flatMap((city, index) => checkCity(feed, city, index)),
    ...feed.kinds.flatMap(checkPays),
  ];
}

function checkCity({ companies, kinds }: DemoFeed, city: DemoCity, index: number) {
  const pointer = `/cities/${index}`;
  const problems: DemoFeedProblem[] = [];
  if (!companies.some(({ regions }) => regions.includes(city.region)))
    problems.push({
      pointer: `${pointer}/region`,
      message: `No company serves the region "${city.region}". Add it to a company's "regions".`,
    });
  if (!kinds.some(({ cityWeightFrom = 0 }) => city.weight >= cityWeightFrom))
    problems.push({
      pointer: `${pointer}/weight`,
      message: `No kind of job exists in a city of weight ${city.weight}. Lower a "cityWeightFrom".`,
    });
  return problems;
}

function checkPays({ pay }: DemoKind, index: number): DemoFeedProblem[] {
  return pay
    .map((range, place) => ({ range, pointer: `/kinds/${index}/pay/${place}` }))
    .filter(({ range }) => !isGrowing(range))
    .map(({ pointer }) => ({
      pointer,
      message: 'The amounts do not grow. Write from[0] ≤ from[1] ≤ to[0] ≤ to[1].',
    }));
}

function isGrowing({ from, to }: DemoPay): boolean {
  return from[0] <= from[1] && from[1] <= to[0] && to[0] <= to[1];
}
