import { Layers } from 'lucide-react';
import { useMemo } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor, usePagePart } from '../page-editor/page-editor-context.ts';
import { SectionPanel } from '../sections/section-panel.tsx';
import { createSectionsFieldSource } from '../sections/sections-field-source.ts';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';

const COMMANDS = ['duplicate', 'delete', 'move.up', 'move.down', 'wrap', 'wrap.row'];

/** Several things at once: what they share of their design, and what else can be done with them. */
export function ManyPanel({ ids }: { readonly ids: readonly string[] }) {
  const message = useMessage();
  const editor = usePageEditor();
  const known = usePagePart('sections', ({ sections }) =>
    ids.filter((id) => sections[id] !== undefined).join(' '),
  );
  const sectionIds = useMemo(() => known.split(' ').filter(Boolean), [known]);
  const areContainers = usePagePart('sections', ({ sections }) =>
    sectionIds.every((id) => sections[id]?.widgetId === undefined),
  );
  const source = useMemo(() => createSectionsFieldSource(editor, sectionIds), [editor, sectionIds]);
  return (
    <>
      <InspectorHead icon={Layers} label={message('inspector.many', { count: ids.length })} />
      <div className={styles.body}>
        <div className={styles.commands}>
          {COMMANDS.map((id) => (
            <CommandButton key={id} id={id} />
          ))}
        </div>
        <p className={styles.hint}>{message('inspector.many.help')}</p>
        {sectionIds.length > 0 && <SectionPanel source={source} isContainer={areContainers} />}
      </div>
    </>
  );
}
