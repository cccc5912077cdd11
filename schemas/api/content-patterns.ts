import { type Static, Type } from 'typebox';
import type { SectionNode, Widget } from '../documents/documents.ts';
import { text } from './content.ts';
import { list, timestamp } from './shapes.ts';

const anything = { type: 'object', additionalProperties: true };

const patternFragment = Type.Object({
  sections: list(Type.Unsafe<SectionNode>(anything)),
  widgets: list(Type.Unsafe<Widget>(anything)),
});

/** Sections apart from any page, with the widgets that they show; not judged by any rule. */
export type PatternFragment = Static<typeof patternFragment>;

/** What is sent to save sections under a name. */
export interface PatternRequest {
  readonly name: string;
  readonly fragment: PatternFragment;
}

export const contentPattern = Type.Object(
  { patternId: text, name: text, fragment: patternFragment, createdAt: timestamp, createdBy: text },
  {
    $id: 'ContentPattern',
    description: 'Sections that a site keeps to use them again.',
    examples: [
      {
        patternId: 'p3kd92',
        name: 'Beneficios',
        fragment: { sections: [], widgets: [] },
        createdAt: '2026-03-01T16:20:00.000Z',
        createdBy: 'Ana (k3v9q2)',
      },
    ],
  },
);

export type ContentPattern = Static<typeof contentPattern>;
