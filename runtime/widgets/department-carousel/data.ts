import type { DepartmentCarouselContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { departmentQueries } from './department-queries.ts';

export const data = {
  params: [],
  queries: departmentQueries,
} satisfies WidgetData<DepartmentCarouselContent>;
