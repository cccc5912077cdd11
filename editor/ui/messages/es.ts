import canvas from './es/canvas.json' with { type: 'json' };
import commands from './es/commands.json' with { type: 'json' };
import edits from './es/edits.json' with { type: 'json' };
import pages from './es/pages.json' with { type: 'json' };
import saving from './es/saving.json' with { type: 'json' };
import topBar from './es/top-bar.json' with { type: 'json' };
import workshop from './es/workshop.json' with { type: 'json' };

/** The texts of the editor that opens, in Spanish, by area. */
export const es = {
  ...workshop,
  ...edits,
  ...canvas,
  ...commands,
  ...saving,
  ...pages,
  ...topBar,
};
