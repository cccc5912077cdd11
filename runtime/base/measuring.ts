/** Category of the consent that allows measuring. */
export const MEASURING = 'measuring';

/** Id of the widget that asks for the whole site; no widget of a page can have it. */
export const SITE_CONSENT_ID = '_consent';
