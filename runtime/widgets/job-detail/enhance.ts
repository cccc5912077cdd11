import '../../client/widgets/save-buttons.ts';
import './share-buttons.ts';
import './apply-links.ts';
import '../../client/memory/viewed-jobs.ts';
