import { type UseFormProps, useForm } from 'react-hook-form';
import type { FormValues } from '../filling/form-values.ts';

/**
 * Tells the library that its form is there. It draws itself again with whatever the library notes of any field, so it stands
 * by itself: fields hear of what is theirs.
 */
export function FormLibrary({ options }: { readonly options: UseFormProps<FormValues> }) {
  useForm<FormValues>(options);
  return null;
}
