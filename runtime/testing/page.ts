import type { AnyWidget, SectionNode } from '#schemas/documents/documents.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import type { SafeHtml } from '../html/safe-html.ts';
import { type SafePage, sanitisePage } from '../html/safe-page.ts';

export interface TestWidget {
  readonly id: string;
  readonly type: string;
  readonly version?: number | undefined;
  readonly content: object;
  readonly variants?: AnyWidget['variants'];
}

export interface TestPage {
  readonly widgets?: readonly TestWidget[];
  /** One section per widget where it is not given. */
  readonly sections?: readonly SectionNode[] | undefined;
  readonly url?: string;
}

/** Page data as a file would hold it. */
export function createPageData({ widgets = [], sections, url = '/prueba' }: TestPage = {}) {
  const subSections =
    sections ?? widgets.map(({ id }) => ({ sectionId: `seccion-${id}`, widgetId: id }));
  return {
    schemaVersion: 1,
    id: 'prueba',
    url,
    type: 'CONTENT',
    metadata: {
      title: 'Prueba',
      description: 'Página de prueba',
      layout: { sectionId: 'root', subSections },
    },
    widgets,
  };
}

/** A parsed page whose rich text is trusted as it is: tests of sanitising use the sanitisers themselves. */
export function testPage(page: TestPage = {}): SafePage {
  const parsed = parsePage(createPageData(page));
  if (!parsed.ok) throw new Error(`The test page is invalid: ${JSON.stringify(parsed.problems)}`);
  return sanitisePage(parsed.value, (html) => html as SafeHtml);
}
