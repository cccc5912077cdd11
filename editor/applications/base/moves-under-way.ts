import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Steps that applications are being moved to, by their ids: with a slow network that takes seconds. */
const underWay = createStore<ReadonlyMap<string, string>>(() => new Map());

/** The step that an application is being moved to. */
export function useMoveUnderWay(id: string): string | undefined {
  return useStore(underWay, (steps) => steps.get(id));
}

/** Tells of a move until it is done or refused. */
export async function tellUnderWay<Done>(
  id: string,
  step: string,
  move: Promise<Done>,
): Promise<Done> {
  underWay.setState(new Map(underWay.getState()).set(id, step), true);
  try {
    return await move;
  } finally {
    const steps = new Map(underWay.getState());
    steps.delete(id);
    underWay.setState(steps, true);
  }
}
