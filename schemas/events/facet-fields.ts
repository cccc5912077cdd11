/** What a search can be narrowed by or ordered, as events name it: the parameters of its address. */
export const FACET_FIELDS = [
  'city',
  'state',
  'company',
  'employmentType',
  'category',
  'radius',
  'order',
  'pay',
  'shift',
  'days',
  'vehicle',
  'licence',
  'posted',
] as const;
