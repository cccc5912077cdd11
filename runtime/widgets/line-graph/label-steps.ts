/** Width of a character of an axis label and the gap to the next one, in pixels at the usual text size. */
const CHARACTER = 7.2;
const GAP = 12;

/** Longer labels are cut off on the axis; the table has them whole. */
const LONGEST_LABEL = 12;

/** Room for labels on the narrowest phone and on a tablet's half page, in pixels. */
const ROOM = { phone: 220, wide: 460 } as const;

export interface LabelSteps {
  /** 2 shows every second label. */
  readonly phone: number;
  readonly wide: number;
}

/** How far apart labels must be, so that they never touch. */
export function labelSteps(labels: readonly string[]): LabelSteps {
  const longest = Math.max(...labels.map((label) => Math.min(label.length, LONGEST_LABEL)));
  const width = longest * CHARACTER + GAP;
  const toStep = (room: number) => Math.max(1, Math.ceil((width * (labels.length - 1)) / room));
  const wide = toStep(ROOM.wide);
  // A multiple, so that phones show some of the labels of wider screens and no others.
  return { wide, phone: Math.ceil(toStep(ROOM.phone) / wide) * wide };
}
