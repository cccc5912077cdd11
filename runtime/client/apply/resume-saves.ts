import { createSaveQueue } from './save-queue.ts';

// Sends what waits from a page without a form of its own: what is remembered and the events are as on the form's page. Where
// there is a form, its own queue does it, for the person looks at what comes of it.

const FORMS = '[data-island^="application-form"],[data-island="resume-upload"]';

if (document.querySelector(FORMS) === null) createSaveQueue();
