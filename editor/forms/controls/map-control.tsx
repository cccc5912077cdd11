import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isRecord } from '#schemas/json/fields.ts';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { labelIdOf } from '../field/field-label.ts';
import {
  typingKeys,
  useField,
  useFieldPart,
  useFieldSource,
} from '../field/field-source-context.ts';
import styles from './map-control.module.css';

/** Texts by name: each can be changed or taken away, and more can be named. */
export function MapControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const names = useFieldPart(pointer, namesOf);
  const maxLength = schema.items?.maxLength;
  return (
    <fieldset
      id={inputId}
      className={styles.map}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      {parseNames(names).map((name) => (
        <MapEntry key={name} name={name} pointer={pointer} maxLength={maxLength} />
      ))}
      <NewEntry pointer={pointer} />
    </fieldset>
  );
}

/** As one text, which stays the same while only values change. */
function namesOf(value: unknown): string {
  return JSON.stringify(isRecord(value) ? Object.keys(value) : []);
}

function parseNames(text: string): readonly string[] {
  const names: unknown = JSON.parse(text);
  return Array.isArray(names) ? names.map(String) : [];
}

interface MapEntryProps {
  readonly name: string;
  readonly pointer: string;
  readonly maxLength: number | undefined;
}

function MapEntry({ name, pointer, maxLength }: MapEntryProps) {
  const message = useMessage();
  const field = useField(`${pointer}/${escapePointer(name)}`);
  return (
    <div className={styles.entry}>
      <label className={styles.text}>
        <span className={styles.name}>{name}</span>
        <input
          className={inputs.input}
          maxLength={maxLength}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => field.type(event.target.value)}
          {...typingKeys(field)}
        />
      </label>
      <Button
        variant="quiet"
        label={message('fields.clear', { label: name })}
        onClick={() => field.write(undefined)}
      >
        <Trash2 size={14} aria-hidden="true" />
      </Button>
    </div>
  );
}

function NewEntry({ pointer }: { readonly pointer: string }) {
  const message = useMessage();
  const source = useFieldSource();
  const [name, setName] = useState('');
  const place = `${pointer}/${escapePointer(name.trim())}`;
  const add = () => {
    if (name.trim() === '') return;
    if (source.read(place) === undefined) source.write(place, '');
    setName('');
  };
  return (
    <div className={styles.entry}>
      <input
        className={inputs.input}
        aria-label={message('fields.entry-name')}
        placeholder={message('fields.entry-name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button variant="quiet" label={message('fields.entry-add')} onClick={add}>
        <Plus size={14} aria-hidden="true" />
      </Button>
    </div>
  );
}
