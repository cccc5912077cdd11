import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { TEXT_FACETS } from '#schemas/api/constants.ts';
import type { SiteJobValues } from '#schemas/api/content-jobs.ts';
import type { TextFacet } from '#schemas/api/jobs.ts';
import { useOpenSite } from '../../document/store/page-editor-context.ts';
import { useJobValues } from '../../service/content-queries.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { typingKeys, useField, useFieldPart } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import styles from './job-value-control.module.css';

/** A value that jobs are filtered by: typed or chosen among those that open jobs of the site have. */
export function JobValueControl(props: ControlProps) {
  const { schema, pointer, inputId, describedBy } = props;
  const field = useField(pointer);
  const { siteId } = useOpenSite();
  const { data } = useJobValues(siteId);
  const known = useKnownValues(props, data);
  const ids = { list: useId(), state: useId() };
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <>
      <input
        id={inputId}
        name={schema.name}
        className={inputs.input}
        value={text}
        list={known && ids.list}
        autoComplete="off"
        aria-invalid={isWrong(field.problems)}
        aria-describedby={[ids.state, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) =>
          field.type(target.value === '' && !schema.isRequired ? undefined : target.value)
        }
        {...typingKeys(field)}
      />
      {known && (
        <datalist id={ids.list}>
          {known.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      <JobCount id={ids.state} text={text} known={known} />
    </>
  );
}

type KnownValues = SiteJobValues[TextFacet];

/** Undefined while they have not come, and where the field beside it asks for a keyword. */
function useKnownValues(
  { schema, pointer }: ControlProps,
  values: SiteJobValues | undefined,
): KnownValues | undefined {
  const beside = pointer.replace(/[^/]*$/, schema.jobFieldIn ?? '');
  const chosen = useFieldPart(beside, (value) => value);
  const jobField = TEXT_FACETS.find((field) => field === (schema.jobField ?? chosen));
  return jobField && values?.[jobField];
}

interface JobCountProps {
  readonly id: string;
  readonly text: string;
  readonly known: KnownValues | undefined;
}

/** How many jobs have what was typed; a warning where none does. */
function JobCount({ id, text, known }: JobCountProps) {
  const message = useMessage();
  const count = known?.find(({ value }) => value === text)?.count ?? 0;
  const Sign = count > 0 ? CircleCheck : TriangleAlert;
  return (
    <p id={id} className={styles.state} data-found={count > 0} aria-live="polite">
      {known && text !== '' && (
        <>
          <Sign size={14} aria-hidden="true" />
          <span>
            {count === 0 && message('fields.jobs.none', { value: text })}
            {count === 1 && message('fields.jobs.one')}
            {count > 1 && message('fields.jobs.count', { count })}
          </span>
        </>
      )}
    </p>
  );
}
