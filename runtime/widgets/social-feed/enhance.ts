import { startCarousels } from '../../client/carousel.ts';
import { startTabLists } from '../../client/tab-list.ts';

startTabLists('social-feed', 'Social_Switch');
startCarousels('social-feed');
