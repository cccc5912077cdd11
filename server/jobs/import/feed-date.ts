/** ISO 8601 as far as feeds use it; without an offset it is UTC. */
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** RFC 822, section 5, and RFC 2822: 'Fri, 20 Nov 2026 08:00:00 -0600'. */
const RFC_822 =
  /^(?:[a-z]{3,9},? +)?(\d{1,2}) ([a-z]{3}) (\d{4}|\d{2})(?: +(\d{2}:\d{2}(?::\d{2})?))?(?: +([a-z]{1,3}|[+-]\d{4}))?$/i;
/** No feed is older; what is older is a wrong clock. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A moment in RFC 3339 and UTC; undefined for what is no date, or one of another century. */
export function parseFeedDate(text: string | null): string | undefined {
  const time = Date.parse(toParsable(text?.trim() ?? ''));
  if (!(time >= EARLIEST && time < LATEST)) return undefined;
  return new Date(time).toISOString();
}

// Date.parse takes far too much for a date, and reads times without an offset in the machine's zone.
function toParsable(text: string): string {
  const [, day, time = '00:00:00', zone = 'Z'] = ISO.exec(text) ?? [];
  if (day !== undefined) return `${day}T${time}${zone}`;
  const [, date, month, year, clock = '00:00:00', offset = 'GMT'] = RFC_822.exec(text) ?? [];
  return date === undefined ? '' : `${date} ${month} ${year} ${clock} ${offset}`;
}
