import '../../client/widgets/save-buttons.ts';
import './share-buttons.ts';
import './apply-links.ts';
import './wake-memory.ts';
import '../../client/memory/viewed-jobs.ts';
