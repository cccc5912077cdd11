import applications from './es/applications.json' with { type: 'json' };
import assets from './es/assets.json' with { type: 'json' };
import composer from './es/composer.json' with { type: 'json' };
import conflict from './es/conflict.json' with { type: 'json' };
import drag from './es/drag.json' with { type: 'json' };
import fields from './es/fields.json' with { type: 'json' };
import inspector from './es/inspector.json' with { type: 'json' };
import links from './es/links.json' with { type: 'json' };
import outline from './es/outline.json' with { type: 'json' };
import pageForms from './es/page-forms.json' with { type: 'json' };
import palette from './es/palette.json' with { type: 'json' };
import patterns from './es/patterns.json' with { type: 'json' };
import preview from './es/preview.json' with { type: 'json' };
import problems from './es/problems.json' with { type: 'json' };
import publishing from './es/publishing.json' with { type: 'json' };
import reports from './es/reports.json' with { type: 'json' };
import results from './es/results.json' with { type: 'json' };
import richText from './es/rich-text.json' with { type: 'json' };
import seo from './es/seo.json' with { type: 'json' };
import settings from './es/settings.json' with { type: 'json' };
import transfer from './es/transfer.json' with { type: 'json' };
import versions from './es/versions.json' with { type: 'json' };
import weight from './es/weight.json' with { type: 'json' };

/** The texts of what is opened later, in Spanish, by area. */
export const esLater = {
  ...drag,
  ...palette,
  ...outline,
  ...inspector,
  ...fields,
  ...richText,
  ...assets,
  ...links,
  ...applications,
  ...composer,
  ...results,
  ...conflict,
  ...versions,
  ...publishing,
  ...pageForms,
  ...reports,
  ...transfer,
  ...settings,
  ...seo,
  ...preview,
  ...problems,
  ...patterns,
  ...weight,
};
