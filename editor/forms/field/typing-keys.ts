import type { KeyboardEvent } from 'react';
import type { BoundField } from './field-source-context.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export interface TypingKeys {
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<FieldElement>) => void;
}

/** Where a step of typing ends: on leaving the field and on Enter. Escape takes it back. */
export function typingKeys(field: Pick<BoundField, 'leave' | 'cancel'>): TypingKeys {
  return {
    onBlur: field.leave,
    onKeyDown: (event) => {
      const isLine = event.currentTarget instanceof HTMLInputElement;
      if (event.key === 'Enter' && isLine && !event.nativeEvent.isComposing) field.leave();
      // Whoever takes typing back wants to stay in the field; the next Escape leads out.
      if (event.key === 'Escape' && field.cancel()) event.stopPropagation();
    },
  };
}
