import { startCarousels } from '../../client/widgets/carousel.ts';
import { startTabLists } from '../../client/widgets/tab-list.ts';

startTabLists('tab-carousel', 'Tab_Change');
startCarousels('tab-carousel');
