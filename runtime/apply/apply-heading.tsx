import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { headingTag } from '../parts/heading-tag.ts';

/** Level of a form's title, on which those of its steps and sections build. */
export const TitleLevel = createContext(1);

export interface ApplyHeadingProps {
  /** Levels below the form's title. */
  readonly below?: number;
  readonly className?: string | undefined;
  /** Set where the focus goes to the heading as its step opens. */
  readonly tabIndex?: -1;
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function ApplyHeading({ below = 0, children, ...attributes }: ApplyHeadingProps) {
  const Tag = headingTag(useContext(TitleLevel) + below);
  return <Tag {...attributes}>{children}</Tag>;
}
