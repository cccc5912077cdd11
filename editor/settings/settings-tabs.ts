/** The parts of the settings, in the order in which people need them. */
export const SETTINGS_TABS = [
  'theme',
  'frame',
  'general',
  'companies',
  'messages',
  'tracking',
  'budgets',
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Fields of the site's schema that a part shows; parts of another kind have none. */
export const FIELDS_OF_TAB: Readonly<Partial<Record<SettingsTab, readonly string[]>>> = {
  general: [
    'name',
    'agencyName',
    'urls',
    'metadata',
    'locale',
    'country',
    'map',
    'searchSynonyms',
    'reportThreshold',
    'showWidgetErrors',
  ],
  companies: ['companies'],
  tracking: ['enableWidgetTracking', 'consent', 'appendTrackingParams', 'customParameters'],
  budgets: ['budgets'],
};
