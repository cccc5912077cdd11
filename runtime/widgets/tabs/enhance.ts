import { startTabLists } from '../../client/widgets/tab-list.ts';

startTabLists('tabs', 'Tab_Change');
