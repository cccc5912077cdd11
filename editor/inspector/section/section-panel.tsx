import { useId, useMemo, useState } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { ChoiceBar } from '../../forms/controls/choice-control.tsx';
import inputs from '../../forms/field/field-inputs.module.css';
import { labelIdOf } from '../../forms/field/field-label.ts';
import { FieldList } from '../../forms/field/field-list.tsx';
import { FieldRequestContext, useRequestedField } from '../../forms/field/field-request-context.ts';
import type { FieldSource } from '../../forms/field/field-source-context.ts';
import { FieldForm } from '../../forms/field-form.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { type Breakpoint, setView, useView } from '../../ui/view/view-store.ts';
import { BoxField } from './box-field.tsx';
import { createScopeFieldSource, isScoped, type SectionScope } from './scope-field-source.ts';
import styles from './section-panel.module.css';
import { SpanField } from './span-field.tsx';

export interface SectionPanelProps {
  /** Of the section; its options stand at `/options`. */
  readonly source: FieldSource;
  /** Whether it holds other sections, not a widget. */
  readonly isContainer: boolean;
  /** Absent for several sections at once. */
  readonly sectionId?: string;
}

const FIELDS = objectSchemaOf('SectionOptions')?.fields ?? [];

function pick(...names: readonly string[]): readonly FieldSchema[] {
  return names.flatMap((name) => FIELDS.find((field) => field.name === name) ?? []);
}

const DIRECTION = pick('childDirection', 'gap');
const LOOK = pick('background', 'maxWidth', 'animation');
const PADDING = pick('padding', 'px', 'py');
const MARGIN = pick('mx', 'my');
const SHOWN = pick('desktopOnly');

/** How a section lies on the page, for all screens or for one kind of them. */
export function SectionPanel({ source, isContainer, sectionId }: SectionPanelProps) {
  const message = useMessage();
  const [chosen, choose] = useSectionScope();
  const request = useRequestedField();
  const asked = scopeOf(request?.pointer);
  const scope = asked ?? chosen;
  const scoped = useMemo(() => createScopeFieldSource(source, scope), [source, scope]);
  const translated = useMemo(
    () =>
      request && asked
        ? {
            pointer: request.pointer.replace(`/options/breakpoints/${asked}`, '/options'),
            take() {
              choose(asked);
              request.take();
            },
          }
        : request,
    [request, asked, choose],
  );
  const ofAll = scope === 'all';
  const within = isContainer ? DIRECTION : [];
  return (
    <FieldRequestContext value={translated}>
      <ScopeBar scope={scope} onChange={choose} />
      <FieldForm key={scope} source={scoped}>
        <FieldList
          fields={ofAll ? within : within.filter(({ name }) => isScoped(name))}
          pointer="/options"
        />
        {sectionId !== undefined && <SpanField schema={pick('span')[0]} sectionId={sectionId} />}
        <BoxField label={message('sections.padding')} fields={PADDING} />
        <BoxField label={message('sections.margin')} fields={MARGIN} />
        <FieldList fields={LOOK} pointer="/options" />
        {ofAll && <FieldList fields={SHOWN} pointer="/options" />}
      </FieldForm>
    </FieldRequestContext>
  );
}

function scopeOf(pointer: string | undefined): SectionScope | undefined {
  const found = /^\/options\/breakpoints\/(mobile|tablet|desktop)\//.exec(pointer ?? '')?.[1];
  return SCOPES.find((scope) => scope === found);
}

const SCOPES: readonly SectionScope[] = ['all', 'mobile', 'tablet', 'desktop'];

interface ScopeBarProps {
  readonly scope: SectionScope;
  readonly onChange: (scope: SectionScope) => void;
}

function ScopeBar({ scope, onChange }: ScopeBarProps) {
  const message = useMessage();
  const id = useId();
  return (
    <div className={styles.scope}>
      <span id={labelIdOf(id)} className={styles.legend}>
        {message('sections.scope')}
      </span>
      <ChoiceBar
        inputId={id}
        choices={SCOPES.map((value) => ({ value, name: message(`sections.scope.${value}`) }))}
        value={scope}
        onChange={(value) => onChange(SCOPES.find((known) => known === value) ?? 'all')}
      />
      <p className={inputs.note}>{message(`sections.scope.${scope}.help`)}</p>
    </div>
  );
}

/**
 * For which screens options are set. It follows the width of the canvas, desktop meaning all screens; choosing a kind
 * of screen shows the canvas at its width.
 */
function useSectionScope(): readonly [SectionScope, (scope: SectionScope) => void] {
  const breakpoint = useView((view) => view.breakpoint);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const scope = chosen?.breakpoint === breakpoint ? chosen.scope : scopeAt(breakpoint);
  const choose = (next: SectionScope) => {
    const shown = next === 'all' ? breakpoint : next;
    setChosen({ scope: next, breakpoint: shown });
    setView({ breakpoint: shown });
  };
  return [scope, choose];
}

interface Chosen {
  readonly scope: SectionScope;
  /** At which width it was chosen: another width asks anew. */
  readonly breakpoint: Breakpoint;
}

function scopeAt(breakpoint: Breakpoint): SectionScope {
  return breakpoint === 'desktop' ? 'all' : breakpoint;
}
