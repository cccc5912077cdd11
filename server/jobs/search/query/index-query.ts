import { allOf, allOfBut, anyOf, MATCHES_NOTHING } from './text-query.ts';

/** `indexed_phrases()` of migration 0008. */
const PHRASES = `
  medi<->tiemp, medi<->jorn, medi<->turn, tiemp<->parcial, tiemp<->complet, jorn<->complet, full<->tim, part<->tim,
  tiemp<->extra, horari<->flexibl, turn<->rotat, rol<->turn,
  fin<2>seman, fin<2>seman<->libr, sab<2>doming, descans<->doming, doming<->libr, lun<2>viern, lun<2>sab,
  mart<2>sab, mart<2>doming, miercol<2>doming, juev<2>doming, viern<2>doming, viern<2>mart,
  3<->00, 3<->30, 4<->00, 4<->30, 6<->00, 6<->30, 7<->00, 7<->30, 8<->00, 8<->30, 19<->00, 19<->30, 20<->00, 20<->30,
  21<->00, 21<->30, 22<->00, 22<->30, 23<->00,
  licenci<->vigent, licenci<->tip, licenci<->federal, licenci<->estatal, licenci<2>chof, licenci<2>motocicl,
  necesit<->licenci, requier<->licenci, tip<->b, tip<->c, tip<->d,
  experient<->comprob, experient<->minim, años<2>experient, anos<2>experient, prim<->emple,
  prestacion<2>ley, prestacion<->superior, segur<->social, gast<->medic, val<2>despens, fond<2>ahorr,
  ayud<->general, auxili<->general, com<2>domicili, entreg<2>domicili, ciud<2>mexic, nuev<->leon`;

/** Phrases that the text index has as words of their own: stems with the signs of a `tsquery` between, nothing else. */
export const INDEXED_PHRASES: ReadonlySet<string> = new Set(
  PHRASES.split(',').map((phrase) => phrase.trim()),
);

/** A `tsquery` as questions to the text index, which knows neither the fields of words nor their order. */
export interface IndexQuery {
  /** Text of a `tsquery` that all matches answer and whose answers need no vector. */
  readonly possible: string;
  /** The same for those of them that only their vectors tell, perhaps all; undefined where there are none. */
  readonly doubtful: string | undefined;
}

/** What answers a part of a `tsquery` at most, and what answers it for certain. */
interface Bounds {
  readonly most: string;
  readonly least: string;
  /** All that is between the two answers one of these. */
  readonly doubts: readonly string[];
}

/** Signs of the marks in `jobs.tsv` by weight, see migrations 0006 and 0007; descriptions have none. */
const MARKS: Readonly<Record<string, string>> = { A: '=', B: '%', C: '#' };

/** Words with their signs, brackets and operators of a text of a `tsquery`, as PostgreSQL writes it. */
const TOKEN = /'(?:[^'\\]|''|\\.)*'(?::[*A-D]+)?|[()&|!]|<(?:-|\d+)>/g;

/**
 * A word in a field is one of its marks, and so is a phrase that the index knows. Another holds all its words; whether in
 * their order, vectors tell.
 */
export function toIndexQuery(query: string): IndexQuery {
  const { most, least, doubts } = boundsOf(query.match(TOKEN) ?? []);
  if (doubts.length === 0) return { possible: most, doubtful: undefined };
  if (least === MATCHES_NOTHING) return { possible: most, doubtful: most };
  // The index sees by the doubts that rows without any need not be looked at.
  const doubted = allOf([most, anyOf([...new Set(doubts)])]);
  return { possible: most, doubtful: allOfBut(doubted, least) };
}

function boundsOf(tokens: readonly string[]): Bounds {
  let at = 0;
  const isNext = (sign: RegExp) => sign.test(tokens[at] ?? '');
  /** Parts with operators between them. */
  const parts = (operator: RegExp, read: () => Bounds): readonly Bounds[] => {
    const all = [read()];
    for (; isNext(operator); all.push(read())) at++;
    return all;
  };
  const readAny = (): Bounds => either(parts(/^\|/, readAll));
  const readAll = (): Bounds => both(parts(/^&/, readPhrase));
  const readPhrase = (): Bounds => {
    const start = at;
    const words = parts(/^</, readOne);
    if (words.length === 1) return both(words);
    return boundsOfPhrase(tokens.slice(start, at)) ?? uncertain(both(words).most);
  };
  const readOne = (): Bounds => {
    const token = tokens[at++] ?? MATCHES_NOTHING;
    if (token === '!') return denied(readOne());
    if (token !== '(') return boundsOfWord(token);
    const bounds = readAny();
    at++;
    return bounds;
  };
  return readAny();
}

function either(parts: readonly Bounds[]): Bounds {
  const least = parts.map((part) => part.least).filter((query) => query !== MATCHES_NOTHING);
  return {
    most: joined(
      parts.map(({ most }) => most),
      anyOf,
    ),
    least: joined(least, anyOf),
    doubts: parts.flatMap(({ doubts }) => doubts),
  };
}

function both(parts: readonly Bounds[]): Bounds {
  const least = parts.map((part) => part.least);
  return {
    most: joined(
      parts.map(({ most }) => most),
      allOf,
    ),
    least: least.includes(MATCHES_NOTHING) ? MATCHES_NOTHING : joined(least, allOf),
    doubts: parts.flatMap(({ doubts }) => doubts),
  };
}

function joined(queries: readonly string[], of: (queries: readonly string[]) => string): string {
  const [first = MATCHES_NOTHING, ...others] = queries;
  return others.length === 0 ? first : of(queries);
}

function denied({ most, least, doubts }: Bounds): Bounds {
  return { most: `!(${least})`, least: `!(${most})`, doubts };
}

function certain(query: string): Bounds {
  return { most: query, least: query, doubts: [] };
}

function uncertain(most: string, least = MATCHES_NOTHING): Bounds {
  return { most, least, doubts: [most] };
}

/** Undefined where the index does not know the phrase. */
function boundsOfPhrase(tokens: readonly string[]): Bounds | undefined {
  const text = tokens.join('');
  const [signs] = /(?::[A-D]+)?$/.exec(text) ?? [''];
  const phrase = text.replaceAll(`'${signs}`, `'`).replaceAll(`'`, '');
  if (!INDEXED_PHRASES.has(phrase)) return undefined;
  const bounds = boundsOfWord(`'${phrase}'${signs}`);
  // In one of several fields: it may also begin in one and end in the next.
  return signs.length > ONE_WEIGHT.length ? uncertain(`'${phrase}'`, bounds.least) : bounds;
}

const ONE_WEIGHT = ':A';

function boundsOfWord(token: string): Bounds {
  const [, word = '', signs = ''] = /^('.*')(?::([*A-D]+))?$/s.exec(token) ?? [];
  const [weights, end] = [signs.replace('*', ''), signs.includes('*') ? ':*' : ''];
  if (weights === '') return certain(token);
  const marks = [...weights].flatMap((weight) => {
    const sign = MARKS[weight];
    return sign === undefined ? [] : [`'${sign}${word.slice(1)}${end}`];
  });
  const marked = marks.length > 1 ? `(${marks.join(' | ')})` : (marks[0] ?? MATCHES_NOTHING);
  return weights.includes('D') ? uncertain(word + end, marked) : certain(marked);
}
