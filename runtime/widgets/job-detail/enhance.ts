import '../../client/memory/viewed-jobs.ts';
import '../../client/widgets/wake-saving.ts';
import { answerClicks } from '../../client/widgets/answer-clicks.ts';
import './apply-links.ts';
import './wake-memory.ts';

answerClicks(async () => (await import('./share-buttons.ts')).shareByClick);
