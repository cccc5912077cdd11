import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { Decision } from './application-failure.ts';

/** Steps that applications are being moved to, by their ids: with a slow network that takes seconds. */
const underWay = createStore<ReadonlyMap<string, string>>(() => new Map());

/** The last change of each application that is under way, and what it and those before it make. */
const turns = new Map<string, Promise<Partial<Decision>>>();

/** The step that an application is being moved to. */
export function useMoveUnderWay(id: string): string | undefined {
  return useStore(underWay, (steps) => steps.get(id));
}

/** Where an application is once what is under way is done. */
export function comingStep({ id, step }: Pick<ApplicationSummary, 'id' | 'step'>): string {
  return underWay.getState().get(id) ?? step;
}

export interface Turn {
  readonly id: string;
  /** The step that it is moved to. */
  readonly step: string | undefined;
  /** @param made what the changes before it made of the application. @returns what this one makes */
  readonly run: (made: Partial<Decision>) => Promise<Partial<Decision>>;
}

/**
 * Changes of one application go one after the other, each on what the one before made: two at once would look as if somebody else
 * had made one of them.
 */
export async function takeTurn({ id, step, run }: Turn): Promise<void> {
  if (step !== undefined) underWay.setState(new Map(underWay.getState()).set(id, step), true);
  const turn = runAfter(turns.get(id), run);
  turns.set(id, turn);
  await turn;
  if (turns.get(id) !== turn) return;
  turns.delete(id);
  const steps = new Map(underWay.getState());
  steps.delete(id);
  underWay.setState(steps, true);
}

async function runAfter(
  before: Promise<Partial<Decision>> | undefined,
  run: Turn['run'],
): Promise<Partial<Decision>> {
  const made = (await before) ?? {};
  return { ...made, ...(await run(made)) };
}
