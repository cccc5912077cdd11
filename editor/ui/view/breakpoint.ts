export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** Width of the sheet in CSS pixels, by breakpoint: a common phone, tablet and laptop. */
export const SHEET_WIDTHS: Readonly<Record<Breakpoint, number>> = {
  mobile: 390,
  tablet: 820,
  desktop: 1440,
};
