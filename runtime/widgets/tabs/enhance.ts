import { startTabLists } from '../../client/tab-list.ts';

startTabLists('tabs', 'Tab_Change');
