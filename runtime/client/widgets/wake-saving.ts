import { isKept, SAVED_JOBS } from '../memory/kept-marks.ts';
import { answerClicks } from './answer-clicks.ts';
import { saveEarly } from './save-early.ts';

// Where nothing is saved yet, no button has anything to show, and what saves comes after the page.

const load = async () => (await import('./save-buttons.ts')).saveByClick;
const start = answerClicks(load, saveEarly);
if (isKept(SAVED_JOBS)) start();
