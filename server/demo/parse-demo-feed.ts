import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import schema from './demo-feed.schema.json' with { type: 'json' };
import type { DemoCity, DemoFeed, DemoKind, DemoPay } from './demo-feed-document.ts';

/** The lists of a kind that may use sets. */
const LISTS = [
  'employmentTypes',
  'schedules',
  'vehicles',
  'licences',
  'facts',
  'duties',
  'requirements',
  'skills',
  'experience',
  'benefits',
] as const satisfies readonly (keyof DemoKind)[];

/** Reads the text of a `demo-feed.json`: JSON, then the schema, then what no schema can say. */
export function parseDemoFeed(text: string): Result<DemoFeed, DemoFeedProblem> {
  const json = parseJson(text);
  if (!json.ok) return fail(...json.problems.map(({ code, pointer }) => notJson(code, pointer)));
  const written = parseWritten(json.value);
  if (!written.ok) return written;
  const feed = expandSets(written.value);
  if (!feed.ok) return feed;
  const problems = checkDemoFeed(feed.value);
  return problems.length > 0 ? fail(...problems) : ok(feed.value);
}

function parseWritten(data: unknown): Result<WrittenDemoFeed, DemoFeedProblem> {
  // Compiled here and not on import: most starts of a server read no demo.
  const validate = new Ajv2020({ allErrors: true }).compile<WrittenDemoFeed>(schema);
  return validate(data) ? ok(data) : fail(...(validate.errors ?? []).map(toProblem));
}

function toProblem({ instancePath, message, params }: ErrorObject): DemoFeedProblem {
  const detail = JSON.stringify(params);
  return {
    pointer: instancePath,
    message: `It ${message ?? 'is invalid'} (${detail}). Change it as demo-feed.schema.json says.`,
  };
}

function notJson(code: string, pointer: string): DemoFeedProblem {
  return { pointer, message: `The text is no JSON that can be read: ${code}. Correct the file.` };
}

/** What no schema can say: every city has a company and a kind of job, and pay grows from its lower to its upper end. */
function checkDemoFeed(feed: DemoFeed): DemoFeedProblem[] {
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

/** The file as it is written: in the lists of a kind, `@name` stands for all texts of that set. */
interface WrittenDemoFeed extends DemoFeed {
  readonly sets?: TextSets;
}

type TextSets = Readonly<Record<string, readonly string[]>>;

/** Puts the texts of sets in the place of their names. */
function expandSets(written: WrittenDemoFeed): Result<DemoFeed, DemoFeedProblem> {
  const { sets = {}, ...feed } = written;
  const problems = feed.kinds.flatMap((kind, index) => unknownSets(kind, index, sets));
  if (problems.length > 0) return fail(...problems);
  return ok({ ...feed, kinds: feed.kinds.map((kind) => expandKind(kind, sets)) });
}

function expandKind(kind: DemoKind, sets: TextSets): DemoKind {
  const lists = LISTS.map(
    (list) => [list, kind[list].flatMap((text) => textsOf(text, sets))] as const,
  );
  return { ...kind, ...Object.fromEntries(lists) };
}

function textsOf(text: string, sets: TextSets): readonly string[] {
  return text.startsWith('@') ? (sets[text.slice(1)] ?? []) : [text];
}

function unknownSets(kind: DemoKind, index: number, sets: TextSets): DemoFeedProblem[] {
  return LISTS.flatMap((list) =>
    kind[list]
      .map((text, place) => ({ text, pointer: `/kinds/${index}/${list}/${place}` }))
      .filter(({ text }) => text.startsWith('@') && !Object.hasOwn(sets, text.slice(1)))
      .map(({ text, pointer }) => ({
        pointer,
        message: `There is no set "${text.slice(1)}". Add it to "sets" or correct the name.`,
      })),
  );
}

/** Something wrong with a `demo-feed.json`. */
interface DemoFeedProblem {
  /** JSON Pointer into the file; empty for the file itself. */
  readonly pointer: string;
  /** What is wrong and what to do. */
  readonly message: string;
}
