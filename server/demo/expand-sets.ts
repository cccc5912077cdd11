import { fail, ok, type Result } from '#schemas/result.ts';
import type { DemoFeed, DemoKind } from './demo-feed-document.ts';
import type { DemoFeedProblem } from './demo-feed-problem.ts';

/** The file as it is written: in the lists of a kind, `@name` stands for all texts of that set. */
export interface WrittenDemoFeed extends DemoFeed {
  readonly sets?: TextSets;
}

type TextSets = Readonly<Record<string, readonly string[]>>;

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

/** Puts the texts of sets in the place of their names. */
export function expandSets(written: WrittenDemoFeed): Result<DemoFeed, DemoFeedProblem> {
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
