import './quick-apply.ts';
import { keysBeginningWith, SAVES } from '../device-storage.ts';

// What any page does for people who apply: the states of its buttons, and applications that wait for the network. Where
// there is a form, its own queue sends them, for the person looks at what comes of it.

const FORMS = '[data-island^="application-form"],[data-island="resume-upload"]';

if (keysBeginningWith(SAVES).length > 0 && document.querySelector(FORMS) === null)
  void import('../save-queue.ts').then(({ createSaveQueue }) => createSaveQueue());
