// Gives the file that was chosen to the form of the page, which sends it and says what became of it.

import { giveResumeFile, resumeInputs } from '../../client/apply/resume-file.ts';

for (const input of resumeInputs()) input.addEventListener('change', () => giveResumeFile(input));
