import { Box, Columns3, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import { contentFieldsOf } from '#schemas/fields/field-schemas.ts';
import { usePageEditor, usePagePart } from '../document/store/page-editor-context.ts';
import { FieldRequestContext, useNodeRequest } from '../forms/field/field-request-context.ts';
import { createPageFieldSource } from '../forms/field/page-field-source.ts';
import { itemTitle } from '../forms/list/list-items.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { setView, useView } from '../ui/view/view-store.ts';
import { ContentPanel } from './content-panel.tsx';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { SectionPanel } from './section/section-panel.tsx';

/** One block, container, or widget that stands in another widget. */
export function NodePanel({ id }: { readonly id: string }) {
  const message = useMessage();
  const tab = useView(({ inspectorTab }) => inspectorTab);
  const isSection = usePagePart(`sections/${id}`, ({ sections }) => sections[id] !== undefined);
  const shown = usePagePart(`sections/${id}`, ({ sections }) => sections[id]?.widgetId);
  const widgetId = isSection ? shown : id;
  const type = usePagePart(`widgets/${widgetId}`, ({ widgets }) =>
    widgetId === undefined ? undefined : widgets[widgetId]?.type,
  );
  const request = useNodeRequest(id, widgetId ?? id);
  if (widgetId === undefined || type === undefined) return isSection && <ContainerPanel id={id} />;
  const content = <ContentPanel key={widgetId} widgetId={widgetId} type={type} />;
  return (
    <FieldRequestContext value={request}>
      <BlockHead widgetId={widgetId} type={type} />
      {isSection ? (
        <Tabs
          label={message('inspector')}
          tabs={[
            { value: 'content', name: message('inspector.content') },
            { value: 'layout', name: message('inspector.layout') },
          ]}
          value={tab === 'layout' ? 'layout' : 'content'}
          onChange={(inspectorTab) => setView({ inspectorTab })}
        >
          {tab === 'layout' ? <LayoutPanel id={id} /> : content}
        </Tabs>
      ) : (
        content
      )}
    </FieldRequestContext>
  );
}

function ContainerPanel({ id }: { readonly id: string }) {
  const message = useMessage();
  const isRow = usePagePart(
    `sections/${id}`,
    ({ sections }) => sections[id]?.options?.childDirection === 'horizontal',
  );
  const count = usePagePart(
    `sections/${id}`,
    ({ sections }) => sections[id]?.childIds?.length ?? 0,
  );
  const isRoot = usePagePart('sections', ({ rootId }) => rootId === id);
  const kind = isRow ? 'inspector.row' : 'inspector.column';
  return (
    <FieldRequestContext value={useNodeRequest(id)}>
      <InspectorHead
        icon={isRow ? Columns3 : Rows3}
        label={message(isRoot ? 'inspector.root' : kind)}
        name={message(count === 1 ? 'inspector.child' : 'inspector.children', { count })}
      />
      <LayoutPanel id={id} />
    </FieldRequestContext>
  );
}

function LayoutPanel({ id }: { readonly id: string }) {
  const editor = usePageEditor();
  const source = useMemo(
    () => createPageFieldSource(editor, { kind: 'section', id }),
    [editor, id],
  );
  const isContainer = usePagePart(
    `sections/${id}`,
    ({ sections }) => sections[id]?.widgetId === undefined,
  );
  return (
    <div className={styles.body}>
      <SectionPanel source={source} isContainer={isContainer} sectionId={id} />
    </div>
  );
}

function BlockHead({ widgetId, type }: { readonly widgetId: string; readonly type: string }) {
  const { language } = useLanguage();
  const name = usePagePart(`widgets/${widgetId}`, ({ widgets }) =>
    itemTitle(contentFieldsOf(type), widgets[widgetId]?.content),
  );
  return (
    <InspectorHead icon={Box} label={contentFieldsOf(type)?.label[language] ?? type} name={name} />
  );
}
