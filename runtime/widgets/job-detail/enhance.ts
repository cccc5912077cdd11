import '../../client/widgets/save-buttons.ts';
import './neighbours.ts';
import './share-buttons.ts';
import './zone-distance.ts';
import './apply-links.ts';
import './ask-applied.ts';
import '../../client/memory/viewed-jobs.ts';
