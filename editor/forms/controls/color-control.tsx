import { useState } from 'react';
import { useOpenSite } from '../../document/store/open-site-context.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { labelIdOf } from '../field/field-label.ts';
import { useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import styles from './color-control.module.css';
import { Swatches } from './swatches.tsx';
import { themeColor } from './theme-color.ts';

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** Any colour, picked or written; where the schema names colours of the theme, these as well. */
export function ColorControl(props: ControlProps) {
  const { schema, pointer, inputId } = props;
  const { language } = useLanguage();
  const { value, write } = useField(pointer);
  const { choices } = schema;
  if (!choices) return <AnyColor {...props} />;
  const swatchesId = `${inputId}-named`;
  return (
    <div className={styles.both}>
      <span id={labelIdOf(swatchesId)} className={inputs.hidden}>
        {schema.label[language]}
      </span>
      <Swatches inputId={swatchesId} choices={choices} value={value} onChange={write} />
      <AnyColor {...props} />
    </div>
  );
}

function AnyColor({ schema, pointer, inputId, describedBy }: ControlProps) {
  const field = useField(pointer);
  const { theme } = useOpenSite().document;
  const [draft, setDraft] = useState<string | null>(null);
  const stored = typeof field.value === 'string' ? field.value : '';
  const own = parseHexColor(stored);
  const named = own ?? themeColor(theme, stored);
  const change = (typed: string) => {
    setDraft(typed);
    const color = parseHexColor(typed);
    if (color !== undefined) field.type(color);
    else if (typed.trim() === '' && !schema.isRequired) field.type(undefined);
  };
  const settle = () => {
    setDraft(null);
    field.leave();
  };
  return (
    <fieldset id={inputId} aria-labelledby={labelIdOf(inputId)} className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        aria-labelledby={labelIdOf(inputId)}
        value={parseHexColor(named) ?? '#000000'}
        onChange={(event) => field.type(event.target.value.toLowerCase())}
        onBlur={field.leave}
      />
      <input
        name={schema.name}
        className={`${inputs.input} ${inputs.mono}`}
        aria-labelledby={labelIdOf(inputId)}
        aria-describedby={describedBy}
        aria-invalid={isWrong(field.problems)}
        autoComplete="off"
        spellCheck={false}
        placeholder="#000000"
        value={draft ?? own ?? ''}
        onChange={(event) => change(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key !== 'Escape') return;
          setDraft(null);
          if (field.cancel()) event.stopPropagation();
        }}
      />
    </fieldset>
  );
}

/** `#rrggbb` in small letters of what a person typed: `F60`, `#ff6600`; undefined where it is no colour. */
function parseHexColor(typed: string): string | undefined {
  const digits = HEX.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
