import applications from './en/applications.json' with { type: 'json' };
import assets from './en/assets.json' with { type: 'json' };
import composer from './en/composer.json' with { type: 'json' };
import conflict from './en/conflict.json' with { type: 'json' };
import drag from './en/drag.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import inspector from './en/inspector.json' with { type: 'json' };
import links from './en/links.json' with { type: 'json' };
import outline from './en/outline.json' with { type: 'json' };
import pageForms from './en/page-forms.json' with { type: 'json' };
import palette from './en/palette.json' with { type: 'json' };
import patterns from './en/patterns.json' with { type: 'json' };
import preview from './en/preview.json' with { type: 'json' };
import problems from './en/problems.json' with { type: 'json' };
import publishing from './en/publishing.json' with { type: 'json' };
import reports from './en/reports.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import richText from './en/rich-text.json' with { type: 'json' };
import seo from './en/seo.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import transfer from './en/transfer.json' with { type: 'json' };
import versions from './en/versions.json' with { type: 'json' };
import weight from './en/weight.json' with { type: 'json' };

/** The texts of what is opened later, in English, by area. */
export const enLater = {
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
