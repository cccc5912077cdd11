/** Longest text that is looked at, in UTF-16 units. */
const LONGEST_TEXT = 200;

/** Words of a title that are looked up. */
const MAX_QUERY_WORDS = 8;

/** Words that say nothing about a job. */
const STOP_WORDS = new Set(
  [
    'a al con cada como de del e el en entre es h la las lo los m o para por que se sin su te tu u un una uno y',
    'empresa unidad dia dias semana licencia vigente requiere requerida expedida tipo turno horario',
    'lunes martes miercoles jueves viernes sabado sabados domingo domingos',
  ].flatMap((line) => line.split(' ')),
);

/** Words that mean one thing, by how they begin without accents. The first that fits counts. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^moto(?:s|cic.*|net.*|rriz.*)?$/, 'moto'],
  [/^bici.*$/, 'bicicleta'],
  [/^(?:camionetas?|pick|pickups?)$/, 'camioneta'],
  [/^(?:camion|camiones|torton|rabon|trailers?)$/, 'camion'],
  [/^(?:vans?|furgonetas?)$/, 'van'],
  [/^(?:autos?|automovil(?:es)?|coches?|carros?)$/, 'auto'],
  [/^montacargas?$/, 'montacargas'],
  [/^(?:choferes|chofer|conduc.*)$/, 'chofer'],
  [/^(?:noches?|nocturn.*|madrugadas?)$/, 'noche'],
  [/^(?:tardes?|vespertin.*)$/, 'tarde'],
  [/^(?:mananas?|matutin.*)$/, 'manana'],
  [/^fin(?:es)?$/, 'fin'],
  [/^medio$/, 'medio'],
];

/** Words in each kind, in the form in which texts may hold them. */
const SPELLINGS: Readonly<Partial<Record<string, readonly string[]>>> = {
  moto: ['moto', 'motocicleta', 'motociclista'],
  bicicleta: ['bicicleta', 'bici'],
  camioneta: ['camioneta', 'pickup'],
  auto: ['auto', 'automovil', 'coche'],
  van: ['van', 'furgoneta'],
  chofer: ['chofer', 'conductor'],
  noche: ['noche', 'nocturno'],
};

/** Kinds that alone count where a vehicle or a schedule tells one: `Moto 125 cc con caja` is a motorcycle. */
const VEHICLES = new Set([
  'moto',
  'bicicleta',
  'camioneta',
  'camion',
  'van',
  'auto',
  'montacargas',
]);
const SHIFTS = new Set(['noche', 'tarde', 'manana', 'fin', 'medio']);

/** Hours at which a shift begins: from 5 in the morning, from 12 in the afternoon, from 19 at night. */
const MORNING_HOUR = 5;
const AFTERNOON_HOUR = 12;
const NIGHT_HOUR = 19;

/** Different texts of one kind that are remembered; then all are forgotten, which costs less than to know the oldest. */
const MAX_TEXTS = 5000;

/**
 * What a short text of a job is about: words without accents and endings, each once, those that mean the same as one.
 * `Repartidora en motocicleta` → `repartidor`, `moto`.
 */
export const toJobWords = remembering((text) => [
  ...new Set(tellingWords(text).map((word) => toKind(word) ?? withoutEnding(word))),
]);

/** What a vehicle is: its kinds, otherwise its words. */
export const toVehicleWords = remembering((text) => rather(toJobWords(text), VEHICLES));

/** What a schedule is: the part of the day in which it begins, otherwise its words. */
export const toScheduleWords = remembering((text) => {
  const hour = /\b(\d{1,2}):\d{2}/.exec(text)?.[1];
  const begins = hour === undefined ? [] : [partOfDay(Number(hour))];
  return rather([...new Set([...begins, ...toJobWords(text)])], SHIFTS);
});

/** What a licence is about; a type is a word of its own, and the state that issued it is not. */
export const toLicenceWords = remembering((text) => {
  const asked = text.replace(/\([^)]*\)|,.*$/g, ' ');
  if (/^\s*(?:no se requiere|sin)\b/i.test(asked)) return ['ninguna'];
  const types = Array.from(asked.matchAll(/\btipo ([a-f])\b/gi), ([, type = '']) => type);
  return [...toJobWords(asked), ...types.map((type) => `tipo-${type.toLowerCase()}`)];
});

/** A value as two spellings of it have in common. */
export const toValue = remembering((text) => foldWords(text).join(' '));

/** The same as the one word of a trait; none where nothing is left of it. */
export const toValueWords = remembering((text) => [toValue(text)].filter((word) => word !== ''));

/** A query in the syntax of `to_tsquery` for texts with the words of a title; empty without words. */
export function toTextQuery(title: string): string {
  return tellingWords(title)
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => SPELLINGS[toKind(word) ?? ''] ?? [word])
    .map((spellings) => `(${spellings.join(' | ')})`)
    .join(' & ');
}

/** The same for texts with the kinds that a text names, otherwise with all its words. */
export function toKindQuery(text: string): string {
  const kinds = toJobWords(text).flatMap((word) => SPELLINGS[word] ?? []);
  return kinds.length === 0 ? toTextQuery(text) : kinds.join(' | ');
}

/** Texts repeat from job to job, and what they say depends on nothing else. */
function remembering<Said extends string | readonly string[]>(
  read: (text: string) => Said,
): (text: string) => Said {
  const remembered = new Map<string, Said>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const said = read(text);
    if (remembered.size === MAX_TEXTS) remembered.clear();
    remembered.set(text, said);
    return said;
  };
}

function rather(words: readonly string[], kinds: ReadonlySet<string>): readonly string[] {
  const found = words.filter((word) => kinds.has(word));
  return found.length === 0 ? words : found;
}

function tellingWords(text: string): string[] {
  return foldWords(text).filter((word) => /^\p{L}/u.test(word) && !STOP_WORDS.has(word));
}

function foldWords(text: string): string[] {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function toKind(word: string): string | undefined {
  return KINDS.find(([begins]) => begins.test(word))?.[1];
}

/** `repartidoras`, `repartidor` → `repartidor`; short words stay. */
function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?:as|os|es|s|a|o)$/, '') : word;
}

function partOfDay(hour: number): string {
  if (hour < MORNING_HOUR || hour >= NIGHT_HOUR) return 'noche';
  return hour < AFTERNOON_HOUR ? 'manana' : 'tarde';
}
