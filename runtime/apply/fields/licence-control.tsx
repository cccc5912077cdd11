import { useWatch } from 'react-hook-form';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { findLicenceIssuer, licenceIssuers } from '#schemas/forms/types/licence-issuers.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';
import { licenceTypeLabel } from './licence-labels.ts';

/** Who issued the licence, then its type as that office calls it. Without a script every type there is can be picked. */
export function LicenceControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id, library } = useApply();
  const message = usePageMessage();
  const [initialIssuer = '', initialType = ''] = useInitialValues(question.keyId);
  const own = fieldId(id, question.keyId);
  const name = fieldName(question.keyId);
  const typeName: string = `${name}.1`;
  const [issuer, type] = [useHeld(`${name}.0`, initialIssuer), useHeld(typeName, initialType)];
  const common = {
    className: fields.input,
    disabled: isDisabled,
    'aria-required': question.required === true,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  };
  const chosen = findLicenceIssuer(issuer);
  const types = chosen?.types ?? ALL_TYPES;
  const issuerField = library.register(`${name}.0`, {
    onChange: () => library.setValue(typeName, ''),
  });
  return (
    <div className={fields.licence}>
      <select
        {...common}
        {...issuerField}
        id={own}
        defaultValue={initialIssuer}
        aria-label={message('apply.licence.issuer')}
      >
        <option value="">{message('apply.licence.issuer')}</option>
        <option value="none">{message('apply.licence.none')}</option>
        <option value="pending">{message('apply.licence.pending')}</option>
        {licenceIssuers.map(({ code, name: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <select
        {...common}
        {...library.register(typeName)}
        id={`${own}-type`}
        defaultValue={type}
        aria-label={message('apply.licence.type')}
        data-dependent={chosen === undefined ? '' : undefined}
      >
        <option value="">{message('apply.licence.type')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {licenceTypeLabel(type, message)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a field holds now: options that come later are picked by it. */
function useHeld(name: string, initial: string): string {
  const { control } = useApply().library;
  const held: unknown = useWatch({ control, name });
  return typeof held === 'string' ? held : initial;
}

const ALL_TYPES = [...new Set(licenceIssuers.flatMap(({ types }) => types))].sort();
