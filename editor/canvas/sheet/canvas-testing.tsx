// Draws the canvas of a page as tests of its parts need it.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleSite } from '#schemas/testing/documents.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { createPageEditor, type PageEditor } from '../../document/store/page-editor.ts';
import { OpenSiteContext, PageEditorContext } from '../../document/store/page-editor-context.ts';
import { PageSheet } from './page-sheet.tsx';
import { PageSurface } from './page-surface.tsx';

const site = { siteId: 'demo', document: exampleSite(), assets: {} };

/** Draws something of the editor about a page. */
function drawWith(page: EditedPage, children: ReactNode): PageEditor {
  const editor = createPageEditor('demo', page);
  render(
    <OpenSiteContext value={site}>
      <PageEditorContext value={editor}>{children}</PageEditorContext>
    </OpenSiteContext>,
  );
  return editor;
}

/** Draws a page where it can be selected and typed into. */
export function drawCanvas(page: EditedPage): PageEditor {
  return drawWith(
    page,
    <section id="canvas" tabIndex={-1}>
      <PageSurface>
        <PageSheet />
      </PageSurface>
    </section>,
  );
}
