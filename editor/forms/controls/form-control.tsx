import { useOpenSite } from '../../document/store/page-editor-context.ts';
import { useForms } from '../../service/form-api.ts';
import { nameForms } from '../../service/form-names.ts';
import { type Say, useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';

/** A form of the site, chosen by its name. */
export function FormControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId } = useOpenSite();
  const { data: forms } = useForms(siteId);
  const names = nameForms(forms ?? [], language);
  const { value, problems, write } = useField(pointer);
  const id = typeof value === 'string' ? value : '';
  const noteId = `${inputId}-note`;
  const hasNone = forms?.length === 0;
  return (
    <>
      <select
        id={inputId}
        name={schema.name}
        className={inputs.input}
        value={id}
        aria-invalid={isWrong(problems)}
        aria-describedby={[hasNone && noteId, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
      >
        {(id === '' || !forms?.some((form) => form.id === id)) && (
          <option value={id} disabled={schema.isRequired}>
            {otherText(message, id, forms !== undefined)}
          </option>
        )}
        {forms?.map((form) => {
          const title = names.get(form.id)?.whole ?? form.id;
          return (
            <option key={form.id} value={form.id}>
              {form.status === 'draft' ? message('links.form.unpublished', { title }) : title}
            </option>
          );
        })}
      </select>
      {hasNone && (
        <p id={noteId} className={inputs.note}>
          {message('links.form.none')}
        </p>
      )}
    </>
  );
}

/** What stands there that is no form of the list. */
function otherText(message: Say, id: string, isListed: boolean): string {
  if (id === '') return message('links.form.choose');
  return isListed ? message('links.widget.gone', { id }) : id;
}

/** An identifier: others refer to it, so it is only shown. */
export function IdControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value } = useField(pointer);
  return (
    <input
      id={inputId}
      name={schema.name}
      className={`${inputs.input} ${inputs.mono}`}
      readOnly
      value={typeof value === 'string' ? value : ''}
      aria-describedby={describedBy}
    />
  );
}
