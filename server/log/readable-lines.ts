import { isPlainObject } from 'lodash-es';
import { type DestinationStream, pino } from 'pino';

/** Brings the log's lines of JSON to a person at a terminal. */
export function readableLines(terminal: Pick<NodeJS.WriteStream, 'write'>): DestinationStream {
  return { write: (line) => void terminal.write(toReadableLine(line)) };
}

/** For example `12:03:04 WARN The geocoder failed reason="no answer"`, in the machine's time zone. */
function toReadableLine(line: string): string {
  const entry: unknown = JSON.parse(line);
  if (!isRecord(entry)) return line;
  const { level, time, msg, err, pid: _pid, hostname: _host, reqId: _request, ...details } = entry;
  const parts = [clockTime(time), levelName(level), String(msg ?? ''), ...wordsOf(details)];
  const text = parts.filter(Boolean).join(' ');
  return `${text}\n${isRecord(err) ? errorLines(err) : ''}`;
}

function clockTime(time: unknown): string {
  if (typeof time !== 'number') return '';
  return new Date(time).toLocaleTimeString('en-GB');
}

/** Empty for news, which most lines are. */
function levelName(level: unknown): string {
  const name = pino.levels.labels[Number(level)] ?? '';
  return name === 'info' ? '' : name.toUpperCase();
}

function wordsOf(details: Readonly<Record<string, unknown>>, prefix = ''): string[] {
  return Object.entries(details).flatMap(([key, value]) =>
    isRecord(value) ? wordsOf(value, `${prefix}${key}.`) : [`${prefix}${key}=${toText(value)}`],
  );
}

function toText(value: unknown): string {
  if (typeof value === 'string' && /^[^\s"=]+$/.test(value)) return value;
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(1);
  return JSON.stringify(value);
}

function errorLines({ stack, type, message, cause }: Readonly<Record<string, unknown>>): string {
  const own = `  ${String(stack ?? `${type}: ${message}`).replaceAll('\n', '\n  ')}\n`;
  return isRecord(cause) ? `${own}  caused by\n${errorLines(cause)}` : own;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isPlainObject(value);
}
