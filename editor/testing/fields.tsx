// Fields drawn by themselves.
import { type RenderOptions, render } from '@testing-library/react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { exampleSite } from '#schemas/testing/documents.ts';
import { OpenSiteContext } from '../document/store/page-editor-context.ts';
import { type ControlSet, ControlSetContext } from '../forms/field/control-props.ts';
import { FieldRow } from '../forms/field/field-row.tsx';
import { type FieldSource, FieldSourceContext } from '../forms/field/field-source-context.ts';
import { controlFor } from '../forms/field-form.tsx';
import { LanguageContext } from '../ui/language/use-message.ts';

/** The field of a definition. */
export function fieldOf(definition: string, name: string): FieldSchema {
  const field = objectSchemaOf(definition)?.fields.find((each) => each.name === name);
  if (!field) throw new Error(`${definition} has no field "${name}".`);
  return field;
}

const site = { siteId: 'demo', document: exampleSite(), assets: {} };

export interface ShownField {
  readonly source: FieldSource;
  readonly schema: FieldSchema;
  readonly pointer: string;
  readonly controls?: ControlSet;
  /** Stands around it. */
  readonly wrapper?: RenderOptions['wrapper'];
}

/** Draws one field with its label, in English. */
export function showField({ source, schema, pointer, controls = controlFor, wrapper }: ShownField) {
  return render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <OpenSiteContext value={site}>
        <ControlSetContext value={controls}>
          <FieldSourceContext value={source}>
            <FieldRow schema={schema} pointer={pointer} />
          </FieldSourceContext>
        </ControlSetContext>
      </OpenSiteContext>
    </LanguageContext>,
    { ...(wrapper && { wrapper }) },
  );
}
