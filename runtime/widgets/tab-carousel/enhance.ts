import { startCarousels } from '../../client/carousel.ts';
import { startTabLists } from '../../client/tab-list.ts';

startTabLists('tab-carousel', 'Tab_Change');
startCarousels('tab-carousel');
