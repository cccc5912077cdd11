import { identity } from 'lodash-es';
import {
  createContext,
  type KeyboardEvent,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { historyByKey } from './history-by-key.ts';

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
  /** Through the steps of whatever the field belongs to. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Problems of the field itself and of what is below it. */
  readonly problems: readonly Problem[];
}

const NO_PROBLEMS: readonly Problem[] = [];

/** Binds a control to a field of the nearest source. */
export function useField(pointer: string): BoundField {
  const source = useFieldSource();
  const value = useFieldPart(pointer, identity);
  const problems = useFieldProblems(pointer);
  const actions = useMemo(
    () => ({
      write: (next: unknown) => source.write(pointer, next),
      type: (next: unknown) => source.write(pointer, next, true),
      leave: source.endStep,
      undo: source.undo,
      redo: source.redo,
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

/**
 * What the controls of the inspector read and write: one widget, section or head of a page, or the settings of a site.
 * Pointers start at that owner.
 */
export interface FieldSource {
  /** Value as it is now; keeps its identity until it changes. */
  read(pointer: string): unknown;
  subscribe(notify: () => void): () => void;
  /**
   * @param value undefined takes the field away
   * @param continues for typing: goes into the same step of the history as the writing before
   */
  write(pointer: string, value: unknown, continues?: boolean): void;
  /** Key of the step that typing into a field goes into, for edits that belong to it; absent where nothing else does. */
  typingKey?(pointer: string): string;
  /** An item for one of the owner's lists, where one that is made up or copied would not do; undefined where it would. */
  makeItem?(pointer: string, wish: ItemWish): unknown;
  /** What people call an item of one of the owner's lists, where no text of it says so. */
  itemName?(pointer: string, item: unknown): string | undefined;
  /** What is typed next is a step of its own: on blur, mostly. */
  endStep(): void;
  undo(): void;
  redo(): void;
  /** Problems of the owner, their pointers starting there too; keeps its identity until they change. */
  problems(): readonly Problem[];
  subscribeProblems(notify: () => void): () => void;
  /** Where a value that the owner does not say comes from elsewhere: `read` gives that one then. */
  readonly inheritance?: FieldInheritance;
}

/** What an item is made for. */
export interface ItemWish {
  /** Those that stand in the list already. */
  readonly items: readonly unknown[];
  /** What it is called, as pasted. */
  readonly text?: string;
  /** What it is a copy of. */
  readonly original?: unknown;
}

interface FieldInheritance {
  /** Whether the owner says the value itself; undefined for pointers below a value that is inherited whole. */
  isOwn(pointer: string): boolean | undefined;
  /** Says where inherited values come from. */
  readonly origin: MessageKey;
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

interface TypingKeys {
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<FieldElement>) => void;
}

/**
 * Where a step of typing ends: on leaving the field and on Enter. Undo and redo are the document's, as everywhere: the
 * browser's own would go through other steps. Escape leads out of the field and keeps what was typed.
 */
export function typingKeys(field: Pick<BoundField, 'leave' | 'undo' | 'redo'>): TypingKeys {
  return {
    onBlur: field.leave,
    onKeyDown: (event) => {
      const isLine = event.currentTarget instanceof HTMLInputElement;
      if (event.key === 'Enter' && isLine && !event.nativeEvent.isComposing) field.leave();
      historyByKey(event, field);
    },
  };
}
