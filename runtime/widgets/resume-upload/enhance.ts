// Gives the file that was chosen to the form of the page, which sends it and says what became of it.

import { giveResumeFile } from '../../client/apply/resume-file.ts';

for (const input of document.querySelectorAll<HTMLInputElement>('[data-resume-upload] input')) {
  const told = input.parentElement?.querySelector('output');
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    giveResumeFile(file);
    if (told) told.textContent = file.name;
    input.value = '';
  });
}
