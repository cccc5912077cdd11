import { isKept, SAVED_JOBS } from '../memory/kept-marks.ts';
import { answerClicks } from './answer-clicks.ts';

// Where nothing is saved yet, no button has anything to show, and what saves comes after the page.

const start = answerClicks(async () => (await import('./save-buttons.ts')).saveByClick);
if (isKept(SAVED_JOBS)) start();
