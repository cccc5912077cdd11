import assets from './en/assets.json' with { type: 'json' };
import canvas from './en/canvas.json' with { type: 'json' };
import commands from './en/commands.json' with { type: 'json' };
import drag from './en/drag.json' with { type: 'json' };
import edits from './en/edits.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import inspector from './en/inspector.json' with { type: 'json' };
import links from './en/links.json' with { type: 'json' };
import outline from './en/outline.json' with { type: 'json' };
import pages from './en/pages.json' with { type: 'json' };
import palette from './en/palette.json' with { type: 'json' };
import patterns from './en/patterns.json' with { type: 'json' };
import preview from './en/preview.json' with { type: 'json' };
import problems from './en/problems.json' with { type: 'json' };
import publishing from './en/publishing.json' with { type: 'json' };
import richText from './en/rich-text.json' with { type: 'json' };
import saving from './en/saving.json' with { type: 'json' };
import seo from './en/seo.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import transfer from './en/transfer.json' with { type: 'json' };
import versions from './en/versions.json' with { type: 'json' };
import weight from './en/weight.json' with { type: 'json' };
import workshop from './en/workshop.json' with { type: 'json' };

/** Every interface text of the editor in English, by area. */
export const en = {
  ...workshop,
  ...edits,
  ...canvas,
  ...drag,
  ...palette,
  ...outline,
  ...inspector,
  ...fields,
  ...richText,
  ...assets,
  ...links,
  ...commands,
  ...saving,
  ...versions,
  ...publishing,
  ...pages,
  ...transfer,
  ...settings,
  ...seo,
  ...preview,
  ...problems,
  ...patterns,
  ...weight,
};
