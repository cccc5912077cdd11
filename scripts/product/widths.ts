/** Widths that every page is looked at, in CSS pixels: phone, tablet, desktop. */
export const WIDTHS = [390, 820, 1440] as const;
