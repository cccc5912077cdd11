import type { PageType } from '#schemas/documents.ts';
import { FormField } from '../controls/form-field.tsx';
import { useMessage } from '../language/use-message.ts';

/** Pages of the system come with a site; nobody makes more of them. */
const TYPES = ['CONTENT', 'JOB_LISTING', 'JOB_DETAIL', 'APPLY'] as const satisfies PageType[];

export interface PageTypeFieldProps {
  readonly value: PageType;
  readonly onChange: (type: PageType) => void;
}

/** What a page is for, in plain words. */
export function PageTypeField({ value, onChange }: PageTypeFieldProps) {
  const message = useMessage();
  const known = TYPES.find((type) => type === value) ?? 'CONTENT';
  return (
    <FormField label={message('pages.field.type')} help={message(`pages.type.${known}.help`)}>
      {(input) => (
        <select
          {...input}
          value={known}
          onChange={(event) =>
            onChange(TYPES.find((type) => type === event.target.value) ?? 'CONTENT')
          }
        >
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {message(`pages.type.${type}`)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
