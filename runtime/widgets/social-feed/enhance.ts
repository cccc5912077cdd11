import { startCarousels } from '../../client/widgets/carousel.ts';
import { startTabLists } from '../../client/widgets/tab-list.ts';

startTabLists('social-feed', 'Social_Switch');
startCarousels('social-feed');
