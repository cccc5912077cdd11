import type { Problem } from '#schemas/problems/problem.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';

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
  /** What is typed next is a step of its own: on blur, mostly. */
  endStep(): void;
  /**
   * Takes back what was typed since the last step ended, as if it had never been typed.
   * @returns whether there was anything
   */
  cancelStep?(): boolean;
  /** Problems of the owner, their pointers starting there too; keeps its identity until they change. */
  problems(): readonly Problem[];
  subscribeProblems(notify: () => void): () => void;
  /** Where a value that the owner does not say comes from elsewhere: `read` gives that one then. */
  readonly inheritance?: FieldInheritance;
}

export interface FieldInheritance {
  /** Whether the owner says the value itself; undefined for pointers below a value that is inherited whole. */
  isOwn(pointer: string): boolean | undefined;
  /** Says where inherited values come from. */
  readonly origin: MessageKey;
}
