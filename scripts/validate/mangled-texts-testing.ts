// What editors, merges, copying and transport make of the text of a document.

/** Changes of the text; some give bytes that are no text. */
export const TEXT_WAYS: Readonly<Record<string, (text: string, at: number) => string | Buffer>> = {
  nothing: (text) => text,
  'a byte order mark': (text) => `\ufeff${text}`,
  'two byte order marks': (text) => `\ufeff\ufeff${text}`,
  'ends of lines of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'ends of lines of old Macs': (text) => text.replaceAll('\n', '\r'),
  'no ends of lines': (text) => JSON.stringify(JSON.parse(text)),
  'a comma too many': (text) => text.replace(/\n\}\s*$/, ',\n}'),
  'a key twice': (text) => text.replace('"type":', '"type": "CONTENT",\n  "type":'),
  'a key twice, once escaped': (text) => text.replace('"type":', '"t\\u0079pe": "X",\n  "type":'),
  'a key twice in a widget': (text) => text.replace('"content":', '"content": {},\n"content":'),
  'a key twice in the metadata': (text) => text.replace('"title":', '"title": "Uno",\n"title":'),
  'a key twice in a section': (text) =>
    text.replace('"widgetId":', '"widgetId": "otro",\n"widgetId":'),
  'a key twice as deep as there is one': (text) => {
    const at = text.lastIndexOf('": ');
    const key = text.slice(text.lastIndexOf('"', at - 1), at + 1);
    return `${text.slice(0, at - key.length + 1)}${key}: 1, ${text.slice(at - key.length + 1)}`;
  },
  'a key twice, with and without an accent apart': (text) =>
    text.replace('"type":', '"t\u00fape": 1,\n"tu\u0301pe": 2,\n"type":'),
  'a comma too many in a list': (text) => text.replace(/\n( *)\](?![\s\S]*\n +\])/, ',\n$1]'),
  'a comma too few': (text) => text.replace(',\n', '\n'),
  'a comma at the beginning': (text) => text.replace('{', '{,'),
  'mixed ends of lines': (text) => {
    let line = 0;
    return text.replaceAll('\n', () => ['\n', '\r\n', '\r'][line++ % 3] ?? '\n');
  },
  'ends of lines of Unicode': (text) => text.replaceAll('\n', '\u2028'),
  'a form feed between tokens': (text) => text.replace('\n', '\f\n'),
  'a byte order mark within': (text) => text.replace('\n', '\ufeff\n'),
  'a byte order mark at the end': (text) => `${text}\ufeff`,
  'an end of line in a text': (text) => text.replace('"title": "', '"title": "Uno\n'),
  'half an escape': (text) => text.replace('"title": "', '"title": "\\u12'),
  'half a pair, escaped': (text) => text.replace('"title": "', '"title": "\\ud83d'),
  'an escape that is none': (text) => text.replace('"title": "', '"title": "\\x41'),
  'curly quotes': (text) => text.replace('"type"', '“type”'),
  'a key without quotes': (text) => text.replace('"type"', 'type'),
  'a number with a zero before it': (text) =>
    text.replace('"schemaVersion": 1', '"schemaVersion": 01'),
  'a number with a fraction of nothing': (text) =>
    text.replace('"schemaVersion": 1', '"schemaVersion": 1.0'),
  'a long number': (text) =>
    text.replace('"schemaVersion": 1', `"schemaVersion": 1${'0'.repeat(400)}`),
  'capitals for true': (text) => text.replace('"schemaVersion": 1', '"schemaVersion": True'),
  'marks of a merge': (text) => text.replace('\n', '\n<<<<<<< HEAD\n'),
  'an XML declaration': (text) => `<?xml version="1.0"?>\n${text}`,
  'a zero byte at the end': (text) => `${text}\0`,
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-8 read as Latin-1 and saved again': (text) =>
    Buffer.from(Buffer.from(text.replace('"title": "', '"title": "Ñ')).toString('latin1')),
  'a surrogate in UTF-8': (text) => {
    const [before = '', after = ''] = text.split('"title": "');
    const half = Buffer.from([0xed, 0xa0, 0xbd]);
    return Buffer.concat([Buffer.from(`${before}"title": "`), half, Buffer.from(after)]);
  },
  'cut off': (text, at) => text.slice(0, at),
  'cut off within a character': (text) => Buffer.from(`${text.slice(0, -3)}ñ`).subarray(0, -1),
  'a comment': (text) => text.replace('{', '{ // hola\n'),
  'single quotes': (text) => text.replaceAll('"', "'"),
  'a tab in a text': (text) => text.replace('"title": "', '"title": "\t'),
  'a control character in a text': (text) => text.replace('"title": "', '"title": "\u0007'),
  'an escaped zero': (text) => text.replace('"title": "', '"title": "\\u0000'),
  'a no-break space between tokens': (text) => text.replace(': ', ':\u00a0'),
  'a number without measure': (text) =>
    text.replace('"schemaVersion": 1', '"schemaVersion": 1e400'),
  'not a number': (text) => text.replace('"schemaVersion": 1', '"schemaVersion": NaN'),
  'another bracket': (text) => `${text.trimEnd()}}`,
  'two documents': (text) => `${text}${text}`,
  'nothing at all': () => '',
  'blanks alone': () => ' \n\t',
  'a text alone': () => '"Hola"',
  'a list': (text) => `[${text}]`,
  'too deep': (text) =>
    text.replace('"schemaVersion": 1', `"schemaVersion": ${'['.repeat(90)}${']'.repeat(90)}`),
  'Latin-1': (text) => Buffer.from(text.replace('"title": "', '"title": "Ñ'), 'latin1'),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
};
