import styles from './job-lines.module.css';

/** A line that is an item of a list, as feeds write it. */
const ITEM = /^\s*[•·▪◦‣●■✓✔➢►]\s*(?=\S)/u;

interface Line {
  readonly at: number;
  readonly text: string;
}

interface Block {
  readonly isList: boolean;
  readonly lines: Line[];
}

/** Text that keeps its lines; those that begin with a bullet are items of lists. */
export function JobLines({ text }: { readonly text: string }) {
  return toBlocks(text).map(({ isList, lines }) =>
    isList ? (
      <ul key={lines[0]?.at} className={styles.list}>
        {lines.map(({ at, text: item }) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]?.at} className={styles.text}>
        {lines.map((line) => line.text).join('\n')}
      </p>
    ),
  );
}

function toBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of text.trim().split('\n').entries()) {
    const isItem = ITEM.test(line);
    const last = blocks.at(-1);
    // What parts a list from other words is drawn as a distance.
    if (line.trim() === '' && last?.isList) continue;
    const read = { at, text: isItem ? line.replace(ITEM, '') : line };
    if (last?.isList === isItem) last.lines.push(read);
    else blocks.push({ isList: isItem, lines: [read] });
  }
  return blocks;
}
