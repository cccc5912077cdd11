import '../../client/save-buttons.ts';
import '../../client/share-buttons.ts';
import '../../client/apply-links.ts';
import '../../client/viewed-jobs.ts';
