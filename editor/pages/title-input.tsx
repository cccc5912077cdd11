import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { firstFocus } from '../ui/dialogs/first-focus.ts';

interface TitleInputProps extends ComponentProps<'input'> {
  readonly field: UseFormRegisterReturn;
}

/** What a page's dialog begins with. */
export function TitleInput({ field, ...input }: TitleInputProps) {
  return (
    <input
      {...input}
      {...field}
      ref={(element) => {
        firstFocus(element);
        field.ref(element);
      }}
      maxLength={300}
      autoComplete="off"
    />
  );
}
