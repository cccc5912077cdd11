import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';

interface ShownOption {
  readonly value: string;
  readonly label: string;
}

export interface OptionSelectProps extends ControlProps {
  readonly options: readonly ShownOption[];
}

/** A list from which one option is picked, as browsers draw it. */
export function OptionSelect({ options, ...props }: OptionSelectProps) {
  return (
    <NativeSelect {...props} options={options} id={fieldId(useApply().id, props.question.keyId)} />
  );
}

/** A list that is long is searched where there is a script. What is chosen stands in the list, which goes on without. */
export function SearchedSelect(props: OptionSelectProps) {
  const { question, options, isInvalid, describedBy, isDisabled } = props;
  const { id } = useApply();
  const message = usePageMessage();
  const box = useRef<HTMLDivElement>(null);
  const isSearched = useOptionSearch(box, question.keyId, options);
  const own = fieldId(id, question.keyId);
  return (
    <div className={fields.combobox} ref={box}>
      <NativeSelect {...props} id={isSearched ? `${own}-options` : own} isHidden={isSearched} />
      <input
        type="text"
        id={isSearched ? own : `${own}-search`}
        className={fields.input}
        hidden={!isSearched}
        disabled={isDisabled}
        autoComplete="off"
        aria-label={question.label}
        placeholder={message('apply.choose')}
        aria-required={question.required === true}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
      <div
        className={fields.places}
        id={`${own}-found`}
        role="listbox"
        aria-label={question.label}
        hidden
      />
      <p className={fields.placesStatus} role="status" />
    </div>
  );
}

interface NativeSelectProps extends OptionSelectProps {
  readonly id: string;
  readonly isHidden?: boolean;
}

function NativeSelect({ question, options, id, isHidden = false, ...props }: NativeSelectProps) {
  const { library } = useApply();
  const message = usePageMessage();
  const [initial = ''] = useInitialValues(question.keyId);
  return (
    <select
      {...library.register(fieldName(question.keyId))}
      id={id}
      className={fields.input}
      defaultValue={initial}
      hidden={isHidden}
      disabled={props.isDisabled}
      aria-label={question.label}
      aria-required={question.required === true}
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
    >
      <option value="">{message('apply.choose')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Whether the field is searched: once what does it has come, and nobody has the list open. */
function useOptionSearch(
  box: { readonly current: HTMLElement | null },
  keyId: string,
  options: readonly ShownOption[],
): boolean {
  const { library, controller } = useApply();
  const empty = usePageMessage()('combobox.empty');
  const name = fieldName(keyId);
  const [isSearched, setSearched] = useState(false);
  const held: unknown = useWatch({ control: library.control, name });
  const [initial] = useInitialValues(keyId);
  const value = typeof held === 'string' ? held : initial;
  const label = labelOf(options, value);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.value = label;
  }, [box, label]);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const choose = (option: ShownOption | undefined) => {
      library.setValue(name, option?.value ?? '');
      controller.edit(keyId);
    };
    const search = async () => {
      const late = await import('./option-search.ts').catch(() => undefined);
      const parts = partsOf(box.current);
      if (signal.aborted || !late || !parts) return;
      const { select, ...own } = parts;
      const chosen = () => labelOf(options, select.value);
      late.addOptionSearch({ ...own, options, empty, chosen, choose, signal });
      own.input.addEventListener('blur', () => controller.leave(keyId), { signal });
      if (document.activeElement !== select) setSearched(true);
      else select.addEventListener('blur', () => setSearched(true), { signal });
    };
    void search();
    return () => gone.abort();
  }, [box, keyId, name, options, library, controller, empty]);
  return isSearched;
}

function labelOf(options: readonly ShownOption[], value: string | undefined): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

/** The list as browsers draw it, and what stands in its place. */
function partsOf(box: HTMLElement | null) {
  const [select, input, list, status] = box?.children ?? [];
  if (!(select instanceof HTMLSelectElement && input instanceof HTMLInputElement)) return undefined;
  if (!(list instanceof HTMLElement && status instanceof HTMLElement)) return undefined;
  return { select, input, list, status };
}
