import type { ComponentType } from 'react';
import type { FormPreviewProps } from './form-preview.tsx';

/** What draws forms in the editor: nothing of it is loaded before a form is opened. */
export async function loadFormPreview(): Promise<ComponentType<FormPreviewProps>> {
  return (await import('./form-preview.tsx')).FormPreview;
}
