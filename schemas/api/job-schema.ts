const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const point = {
  type: ['object', 'null'],
  required: ['latitude', 'longitude'],
  properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
} as const;

const pay = {
  type: 'object',
  properties: {
    min: { type: 'number' },
    max: { type: 'number' },
    currency: text,
    period: { enum: ['hour', 'day', 'week', 'month'] },
    text,
  },
} as const;

const details = {
  type: 'object',
  properties: {
    pay,
    schedule: text,
    vehicle: text,
    licence: text,
    benefits: { type: 'array', items: text },
    category: text,
    applyUrl: text,
    postedAt: text,
    expiresAt: text,
  },
} as const;

/** The `Job` of `jobs.ts` in answers. */
export const jobSchema = {
  type: 'object',
  required: ['id', 'agencyId', 'clientId', 'referenceNumber', 'urlSlug', 'status', 'active'],
  properties: {
    id: text,
    agencyId: text,
    clientId: text,
    referenceNumber: text,
    urlSlug: text,
    title: textOrNull,
    city: textOrNull,
    state: textOrNull,
    country: textOrNull,
    employmentType: textOrNull,
    company: textOrNull,
    logoName: textOrNull,
    description: { type: 'string', description: 'sanitised HTML' },
    jobPosting: { type: 'string', description: 'sanitised HTML' },
    responsibilities: textOrNull,
    qualifications: textOrNull,
    skills: textOrNull,
    experience: textOrNull,
    status: { enum: ['Open', 'Closed'] },
    active: { type: 'boolean' },
    point,
    startDate: { type: 'string', description: 'RFC 3339' },
    details,
    alikeCount: { type: 'integer' },
  },
} as const;
