import type { Draft } from 'immer';
import { Pencil } from 'lucide-react';
import { blockText } from '#schemas/fields/block-name.ts';
import type { EditedWidget } from '../../document/edited-page.ts';
import { widgetKind } from '../../document/names/node-names.ts';
import { starterFragment } from '../../document/new-content/starter-fragment.ts';
import { type PageFragment, reidentify } from '../../document/page-fragment.ts';
import { hasRoomForWidgets, widgetAt } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import {
  useOpenSite,
  usePageEditor,
  usePagePart,
  useSelection,
  useWidget,
} from '../../document/store/page-editor-context.ts';
import { useKnownPages } from '../../service/content-queries.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { Language } from '../../ui/messages/messages.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { useField, useFieldSource } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import { referableTypes, referableWidgets } from './widget-choices.ts';
import styles from './widget-control.module.css';

/** Values of choices that make a widget begin with this; no id has a colon. */
const NEW = 'new:';

/** Which other widget of the page stands here: another one, a new one, and a way to edit it. */
export function WidgetControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const editor = usePageEditor();
  const { language } = useLanguage();
  const { value, problems } = useField(pointer);
  const id = typeof value === 'string' ? value : '';
  const current = useWidget(id);
  const choose = useChoice(pointer);
  return (
    <div className={styles.widget}>
      <select
        id={inputId}
        name={schema.name}
        className={inputs.input}
        value={id}
        aria-invalid={isWrong(problems)}
        aria-describedby={describedBy}
        onChange={({ target }) => choose(target.value)}
      >
        {!current && (
          <option value={id} disabled={schema.isRequired}>
            {message(id === '' ? 'links.widget.none' : 'links.widget.gone', { id })}
          </option>
        )}
        <WidgetOptions pointer={pointer} currentId={id} />
      </select>
      {current && (
        <Button
          onClick={() => editor.selection.set([id])}
          label={message('links.widget.edit', { name: nameOf(current, language) })}
        >
          <Pencil size={14} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

interface WidgetOptionsProps {
  readonly pointer: string;
  readonly currentId: string;
}

function WidgetOptions({ pointer, currentId }: WidgetOptionsProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const editor = usePageEditor();
  // Drawn again when widgets come and go; their words may be a little old.
  usePagePart('widgetIds', (page) => page.widgetIds);
  const page = editor.page.state();
  const place = { owner: useOwner(), pointer };
  const own = page.widgets[currentId];
  const others = referableWidgets(page, place).filter(({ id }) => id !== currentId);
  const types = referableTypes(place)
    .map((type) => ({ type, name: widgetKind(type, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <>
      <optgroup label={message('links.widget.of-page')}>
        {(own ? [own, ...others] : others).map((widget) => (
          <option key={widget.id} value={widget.id}>
            {nameOf(widget, language)}
          </option>
        ))}
      </optgroup>
      <optgroup label={message('links.widget.new')}>
        {types.map(({ type, name }) => (
          <option key={type} value={`${NEW}${type}`}>
            {message('links.widget.new-one', { name })}
          </option>
        ))}
      </optgroup>
    </>
  );
}

/** Writes a chosen widget; a new one and the reference to it are one step. */
function useChoice(pointer: string): (choice: string) => void {
  const editor = usePageEditor();
  const site = useOpenSite();
  const pages = useKnownPages(site.siteId);
  const source = useFieldSource();
  const { write, type, leave } = useField(pointer);
  return (choice) => {
    if (!choice.startsWith(NEW)) {
      write(choice === '' ? undefined : choice);
      return;
    }
    leave();
    const fragment = starterFragment(choice.slice(NEW.length), {
      site,
      pages: pages(),
      now: serverNow(),
    });
    const coalesce = source.typingKey?.(pointer) ?? pointer;
    const made = createReferenced(editor, { fragment, coalesce });
    if (made !== undefined) type(made);
    leave();
  };
}

/** The widget whose fields are shown. */
function useOwner(): EditedWidget | undefined {
  const editor = usePageEditor();
  const leading = useSelection(({ ids }) => ids.at(-1));
  return leading === undefined ? undefined : widgetAt(editor.page.state(), leading);
}

function nameOf(widget: EditedWidget, language: Language): string {
  const words = blockText(widget, 'row');
  const type = widgetKind(widget.type, language);
  return words === undefined ? type : `${type}: ${words}`;
}

interface NewReference {
  readonly fragment: PageFragment;
  /** Edits with this key make one step with it: the writing of the reference. */
  readonly coalesce: string;
}

/**
 * Adds the widgets of a fragment to the page without a section, for another widget to show.
 * @returns id of the first; undefined where the page has no room
 */
export function createReferenced(
  editor: PageEditor,
  { fragment, coalesce }: NewReference,
): string | undefined {
  const { widgets } = reidentify(fragment, editor.page.state());
  const added = editor.edit((page) => {
    if (!hasRoomForWidgets(page, widgets.length)) return undefined;
    return {
      label: 'edit.insert',
      coalesce,
      change(draft) {
        for (const widget of widgets) {
          draft.widgets[widget.id] = widget as Draft<EditedWidget>;
          draft.widgetIds.push(widget.id);
        }
      },
    };
  });
  return added ? widgets[0]?.id : undefined;
}
