import { useId } from 'react';
import type { ChoiceSchema } from '#schemas/definitions/field-schema.ts';
import type { Theme } from '#schemas/documents/documents.ts';
import { useOpenSite } from '../../document/store/page-editor-context.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { labelIdOf } from '../field/field-label.ts';
import { useField } from '../field/field-source-context.ts';
import { useDraft } from '../field/use-draft.ts';
import { isWrong } from '../field/wrong-value.ts';
import styles from './color-control.module.css';
import swatchesStyles from './swatches.module.css';

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
  const value = typeof field.value === 'string' ? field.value : '';
  const own = parseHexColor(value);
  const isNamed = schema.choices?.some((choice) => choice.value === value) === true;
  const stored = own ?? (isNamed ? '' : value);
  const { isRequired } = schema;
  const draft = useDraft(field, { isRequired, stored, parse: parseHexColor });
  return (
    <fieldset id={inputId} aria-labelledby={labelIdOf(inputId)} className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        aria-labelledby={labelIdOf(inputId)}
        value={parseHexColor(own ?? themeColor(theme, value)) ?? '#000000'}
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
        value={draft.shown}
        onChange={(event) => draft.change(event.target.value)}
        onBlur={draft.settle}
        onKeyDown={draft.press}
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

/** One of the theme's colours, by its name. */
export function ColorTokenControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write } = useField(pointer);
  return (
    <Swatches
      inputId={inputId}
      describedBy={describedBy}
      choices={schema.choices ?? []}
      value={value ?? schema.defaultValue}
      onChange={write}
    />
  );
}

interface SwatchesProps {
  /** The group takes this id; its label has the id made of it by `labelIdOf`. */
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  readonly choices: readonly ChoiceSchema[];
  readonly value: unknown;
  readonly onChange: (name: string) => void;
}

/** Colours of the site's theme by name, as they look on this site. */
function Swatches({ inputId, describedBy, choices, value, onChange }: SwatchesProps) {
  const group = useId();
  const { language } = useLanguage();
  const { theme } = useOpenSite().document;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div
      id={inputId}
      role="radiogroup"
      className={swatchesStyles.swatches}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={swatchesStyles.swatch} title={choice.label[language]}>
          <input
            type="radio"
            className={swatchesStyles.radio}
            name={group}
            value={choice.value}
            checked={choice === chosen}
            aria-label={choice.label[language]}
            onChange={() => onChange(String(choice.value))}
          />
          <span
            className={swatchesStyles.color}
            style={{ background: themeColor(theme, String(choice.value)) }}
          />
        </label>
      ))}
      {chosen && <span className={swatchesStyles.name}>{chosen.label[language]}</span>}
    </div>
  );
}

/** A colour of a site's theme by the name that content gives it, as CSS; the sky is a gradient. */
function themeColor({ colors, sky }: Theme, name: string): string {
  if (name === 'sky') return `linear-gradient(135deg, ${sky.join(', ')})`;
  const found = Object.entries(colors).find(([key]) => key === name);
  return found?.[1] ?? 'transparent';
}
