import { useId, useMemo, useState } from 'react';
import type { ObjectSchema } from '#schemas/definitions/field-schema.ts';
import { overridesOf } from '#schemas/documents/variant.ts';
import { isNewer } from '#schemas/documents/widget-version.ts';
import { contentFieldsOf } from '#schemas/fields/field-schemas.ts';
import { usePageEditor, usePagePart, useWidget } from '../document/store/page-editor-context.ts';
import { ChoiceBar } from '../forms/controls/choice-control.tsx';
import { RawJson } from '../forms/controls/object-control.tsx';
import inputs from '../forms/field/field-inputs.module.css';
import { labelIdOf } from '../forms/field/field-label.ts';
import { FieldList } from '../forms/field/field-list.tsx';
import { FieldRequestContext, useRequestedField } from '../forms/field/field-request-context.ts';
import { createPageFieldSource } from '../forms/field/page-field-source.ts';
import { FieldForm } from '../forms/field-form.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './inspector.module.css';
import { createVariantFieldSource, VARIANT } from './variant-field-source.ts';

export interface ContentPanelProps {
  readonly widgetId: string;
  readonly type: string;
}

/** What a widget says, and what it says instead on `/p/` paths. */
export function ContentPanel({ widgetId, type }: ContentPanelProps) {
  const isKnown = usePagePart(
    `widgets/${widgetId}`,
    ({ widgets }) => !isNewer({ type, version: widgets[widgetId]?.version }),
  );
  const object = contentFieldsOf(type);
  return (
    <div className={styles.body}>
      {object && isKnown ? (
        <KnownContent widgetId={widgetId} object={object} />
      ) : (
        <UnknownContent widgetId={widgetId} />
      )}
    </div>
  );
}

interface KnownContentProps {
  readonly widgetId: string;
  readonly object: ObjectSchema;
}

function KnownContent({ widgetId, object }: KnownContentProps) {
  const editor = usePageEditor();
  const [isVariant, setVariant] = useState(false);
  const request = useRequestedField();
  const asksForVariant = request?.pointer.startsWith(VARIANT) ?? false;
  const showsVariant = isVariant || asksForVariant;
  const sources = useMemo(() => {
    const content = createPageFieldSource(editor, { kind: 'widget', id: widgetId });
    return { content, variant: createVariantFieldSource(content) };
  }, [editor, widgetId]);
  const translated = useMemo(() => {
    if (!request || !asksForVariant) return request;
    const take = () => {
      setVariant(true);
      request.take();
    };
    return { pointer: request.pointer.replace(VARIANT, '/content'), take };
  }, [request, asksForVariant]);
  return (
    <FieldRequestContext value={translated}>
      <VariantSwitch widgetId={widgetId} isVariant={showsVariant} onChange={setVariant} />
      <FieldForm
        key={String(showsVariant)}
        source={showsVariant ? sources.variant : sources.content}
      >
        <FieldList fields={object.fields} pointer="/content" />
      </FieldForm>
      {!showsVariant && <VariantOffer widgetId={widgetId} onTake={() => setVariant(true)} />}
    </FieldRequestContext>
  );
}

interface VariantSwitchProps {
  readonly widgetId: string;
  readonly isVariant: boolean;
  readonly onChange: (isVariant: boolean) => void;
}

/** Between what the widget says everywhere and what it says on `/p/` paths, once it says something there. */
function VariantSwitch({ widgetId, isVariant, onChange }: VariantSwitchProps) {
  const message = useMessage();
  const id = useId();
  const hasVariant = useHasVariant(widgetId);
  if (!hasVariant && !isVariant) return null;
  return (
    <div>
      <span id={labelIdOf(id)} className={inputs.hidden}>
        {message('inspector.version')}
      </span>
      <ChoiceBar
        inputId={id}
        choices={[
          { value: 'content', name: message('inspector.version.all') },
          { value: 'p', name: message('inspector.version.p') },
        ]}
        value={isVariant ? 'p' : 'content'}
        onChange={(value) => onChange(value === 'p')}
      />
      {isVariant && <p className={inputs.note}>{message('inspector.version.help')}</p>}
    </div>
  );
}

function VariantOffer({
  widgetId,
  onTake,
}: {
  readonly widgetId: string;
  readonly onTake: () => void;
}) {
  const message = useMessage();
  if (useHasVariant(widgetId)) return null;
  return (
    <div className={styles.variant}>
      <Button variant="quiet" onClick={onTake}>
        {message('inspector.version.add')}
      </Button>
    </div>
  );
}

function useHasVariant(widgetId: string): boolean {
  return usePagePart(`widgets/${widgetId}`, ({ widgets }) => {
    const widget = widgets[widgetId];
    return widget !== undefined && overridesOf(widget) !== undefined;
  });
}

/** A widget of a type or version that came after this editor: shown, kept and published as it is. */
function UnknownContent({ widgetId }: { readonly widgetId: string }) {
  const message = useMessage();
  const id = useId();
  const widget = useWidget(widgetId);
  return (
    <>
      <p className={styles.hint}>{message('inspector.unknown')}</p>
      <span id={id} className={inputs.hidden}>
        {message('inspector.raw')}
      </span>
      <RawJson value={widget} labelledBy={id} />
    </>
  );
}
