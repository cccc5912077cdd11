import { useMemo } from 'react';
import { objectSchemaOf } from '#schemas/field-schemas.ts';
import { FieldForm } from '../inspector/field-form.tsx';
import { FieldList } from '../inspector/field-list.tsx';
import { FieldRequestContext } from '../inspector/field-request-context.ts';
import { createPageFieldSource } from '../inspector/page-field-source.ts';
import { useNodeRequest } from '../inspector/use-node-request.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { SearchPreview } from './search-preview.tsx';
import { SocialPreview } from './social-preview.tsx';

/** What the page says of itself, and how search engines and chats show that. */
export function PagePanel() {
  const editor = usePageEditor();
  const source = useMemo(() => createPageFieldSource(editor, { kind: 'head' }), [editor]);
  return (
    <FieldRequestContext value={useNodeRequest(null)}>
      <FieldForm source={source}>
        <FieldList fields={objectSchemaOf('PageMetadata')?.fields ?? []} pointer="/metadata" />
      </FieldForm>
      <SearchPreview />
      <SocialPreview />
    </FieldRequestContext>
  );
}
