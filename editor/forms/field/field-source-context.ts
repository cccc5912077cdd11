import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import type { FieldSource } from './field-source.ts';

export const FieldSourceContext = createContext<FieldSource | null>(null);

export function useFieldSource(): FieldSource {
  const source = useContext(FieldSourceContext);
  if (source === null)
    throw new Error('A control was rendered outside <FieldSourceContext>. Wrap it in one.');
  return source;
}

export interface BoundField {
  readonly value: unknown;
  /** Chosen, switched, picked: a step of its own. undefined takes the field away. */
  readonly write: (value: unknown) => void;
  /** Typed: goes into one step with what was typed into the field before. */
  readonly type: (value: unknown) => void;
  /** The person left the field. */
  readonly leave: () => void;
  /**
   * Takes back what was typed since the person came.
   * @returns whether there was anything
   */
  readonly cancel: () => boolean;
  /** Problems of the field itself and of what is below it. */
  readonly problems: readonly Problem[];
}

const NO_PROBLEMS: readonly Problem[] = [];

/** Binds a control to a field of the nearest source. */
export function useField(pointer: string): BoundField {
  const source = useFieldSource();
  const value = useFieldPart(pointer, whole);
  const problems = useFieldProblems(pointer);
  const actions = useMemo(
    () => ({
      write: (next: unknown) => source.write(pointer, next),
      type: (next: unknown) => source.write(pointer, next, true),
      leave: source.endStep,
      cancel: () => source.cancelStep?.() ?? false,
    }),
    [source, pointer],
  );
  return { value, problems, ...actions };
}

/**
 * Something that follows from a field's value; the component is drawn again when that changes alone.
 * @param select gives a plain value, or one that keeps its identity
 */
export function useFieldPart<Part>(pointer: string, select: (value: unknown) => Part): Part {
  const source = useFieldSource();
  return useSyncExternalStore(source.subscribe, () => select(source.read(pointer)));
}

/** Problems of a field and of what is below it. */
export function useFieldProblems(pointer: string): readonly Problem[] {
  const source = useFieldSource();
  const all = useSyncExternalStore(source.subscribeProblems, source.problems);
  return useMemo(() => {
    const own = all.filter((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`));
    return own.length > 0 ? own : NO_PROBLEMS;
  }, [all, pointer]);
}

/** Whether the owner says a field itself; undefined where nothing is inherited. */
export function useIsOwn(pointer: string): boolean | undefined {
  const source = useFieldSource();
  return useSyncExternalStore(source.subscribe, () => source.inheritance?.isOwn(pointer));
}

function whole(value: unknown): unknown {
  return value;
}
