import type { SiteSummary } from '#schemas/api/content.ts';

/** What every dialog gets. Those about a page read it from `usePageEditor()`. */
export interface DialogProps {
  readonly site: SiteSummary;
  readonly onClose: () => void;
}
