import '../../client/save-buttons.ts';
import { wakeWizard } from './wake-wizard.ts';

// One question at a time, then the jobs, without leaving the page.

for (const root of document.querySelectorAll<HTMLElement>('[data-wizard]')) wakeWizard(root);
