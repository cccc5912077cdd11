// Gives the file that was chosen to the form of the page, which sends it and says what became of it.

import { giveResumeFile } from '../../client/apply/resume-file.ts';

for (const input of document.querySelectorAll<HTMLInputElement>('[data-resume-upload] input')) {
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    giveResumeFile(file);
    input.value = '';
  });
}
