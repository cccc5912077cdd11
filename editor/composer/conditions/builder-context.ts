import { createContext, useContext } from 'react';
import type { EditedQuestion } from '../document/edited-form.ts';
import type { PartPath } from './condition-edits.ts';
import type { GroupPart } from './condition-parts.ts';

/** The condition that is worked on. */
export interface ConditionBuilding {
  readonly root: GroupPart;
  /** Those that it may read. */
  readonly questions: readonly EditedQuestion[];
  /** @param isTyped goes into one step with what was typed before */
  readonly change: (next: GroupPart, isTyped?: boolean) => void;
  /** What is typed next is a step of its own. */
  readonly leave: () => void;
  /** Puts the focus on a part once it is drawn. */
  readonly focus: (path: PartPath) => void;
}

export const BuilderContext = createContext<ConditionBuilding | null>(null);

export function useBuilding(): ConditionBuilding {
  const building = useContext(BuilderContext);
  if (building === null) throw new Error('No condition is open: wrap it in <BuilderContext>.');
  return building;
}
