import canvas from './en/canvas.json' with { type: 'json' };
import commands from './en/commands.json' with { type: 'json' };
import edits from './en/edits.json' with { type: 'json' };
import pages from './en/pages.json' with { type: 'json' };
import saving from './en/saving.json' with { type: 'json' };
import topBar from './en/top-bar.json' with { type: 'json' };
import workshop from './en/workshop.json' with { type: 'json' };

/** The texts of the editor that opens, in English, by area. */
export const en = {
  ...workshop,
  ...edits,
  ...canvas,
  ...commands,
  ...saving,
  ...pages,
  ...topBar,
};
