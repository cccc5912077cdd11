import { SIGN_UP_PARAMETER } from '#schemas/api/constants.ts';
import type { SignUpContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { parseShown, shownState } from './shown-state.ts';

/** Without a script the server sends visitors back to the page with a parameter that says what came of the form. */
export const data = {
  params: [SIGN_UP_PARAMETER],
  accepts: (value, widgetId) => parseShown(value)?.widgetId === widgetId,
  describe: (_content, { query }) => (shownState(query) === undefined ? {} : { noindex: true }),
} satisfies WidgetData<SignUpContent>;
