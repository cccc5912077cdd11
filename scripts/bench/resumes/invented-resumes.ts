import { createRandom } from '#server/demo/random.ts';
import { RESUME_GENERATORS, type ResumeGenerator } from './generators.ts';
import { inventPerson, type ResumeTruth, truthOf } from './invent-person.ts';
import { wordResume } from './word-resume.ts';

/** A CV as somebody would upload it, with what stands in it. */
export interface InventedResume {
  readonly fileName: string;
  readonly generator: ResumeGenerator;
  readonly isHeldApart: boolean;
  readonly truth: ResumeTruth;
  readonly bytes: Uint8Array;
}

/** Drawn by lot before a parser existed (`docs/adr/0031-reading-cvs-is-measured.md`): measured, never looked at. */
const HELD_APART: ReadonlySet<string> = new Set(['text', 'latex']);

const SEED = 28;

/** A third is held apart: 60 files of each of two generators beside 24 of each of the other ten. */
const FILES = { heldApart: 60, open: 24 } as const;

/** All 360, the same in each run. They are made one at a time, since pictures are large. */
export async function* inventedResumes(
  generators: readonly ResumeGenerator[] = RESUME_GENERATORS,
): AsyncGenerator<InventedResume> {
  for (const generator of generators) {
    const isHeldApart = HELD_APART.has(generator.name);
    const count = isHeldApart ? FILES.heldApart : FILES.open;
    for (let index = 0; index < count; index++)
      yield await inventResume(generator, { index, isHeldApart });
  }
}

async function inventResume(
  generator: ResumeGenerator,
  { index, isHeldApart }: { readonly index: number; readonly isHeldApart: boolean },
): Promise<InventedResume> {
  const random = createRandom(SEED + RESUME_GENERATORS.indexOf(generator) * 1000 + index);
  const person = inventPerson(random);
  const bytes = await generator.draw(wordResume(random, person), random, person);
  return {
    fileName: `${generator.name}-${index}.${generator.extension}`,
    generator,
    isHeldApart,
    truth: truthOf(person),
    bytes,
  };
}
