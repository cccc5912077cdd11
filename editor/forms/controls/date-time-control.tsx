import { useLanguage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { useField, useFieldPart } from '../field/field-source-context.ts';
import { DEFAULT_ZONE, toMoment, toWallTime } from '../field/number-limits.ts';
import { isWrong } from '../field/wrong-value.ts';

/** A moment, typed as a clock in the time zone of its widget shows it and kept with that zone's offset. */
export function DateTimeControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { language } = useLanguage();
  const { value, write, problems } = useField(pointer);
  const zone = useFieldPart(zonePointer(pointer), toZone);
  const change = (wallTime: string) => {
    const moment = toMoment(wallTime, zone);
    if (moment !== undefined) write(moment);
    else if (!schema.isRequired) write(undefined);
  };
  return (
    <>
      <input
        id={inputId}
        name={schema.name}
        type="datetime-local"
        className={inputs.input}
        value={typeof value === 'string' ? (toWallTime(value, zone) ?? '') : ''}
        aria-invalid={isWrong(problems)}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.value)}
      />
      <p className={inputs.note}>{zoneName(zone, language)}</p>
    </>
  );
}

/** Widgets with moments say their zone beside them, at the top of their content. */
function zonePointer(pointer: string): string {
  return pointer.replace(/^(\/content|\/variants\/p)?\/.*$/, '$1/timeZone');
}

function toZone(value: unknown): string {
  return typeof value === 'string' && isZone(value) ? value : DEFAULT_ZONE;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function zoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A day, kept as `2026-12-05`. */
export function DateControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write, problems } = useField(pointer);
  const change = (day: string) => {
    if (day !== '') write(day);
    else if (!schema.isRequired) write(undefined);
  };
  return (
    <input
      id={inputId}
      name={schema.name}
      type="date"
      className={inputs.input}
      value={typeof value === 'string' ? value : ''}
      aria-invalid={isWrong(problems)}
      aria-describedby={describedBy}
      onChange={(event) => change(event.target.value)}
    />
  );
}
