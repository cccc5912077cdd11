import type { CountdownTimerContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { nextWords } from './time-left.ts';

export const data = {
  params: [],
  expires: ({ target }, now) => nextWords(Date.parse(target), now),
} satisfies WidgetData<CountdownTimerContent>;
