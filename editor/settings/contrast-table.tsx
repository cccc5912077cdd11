import { Check, TriangleAlert } from 'lucide-react';
import type { SiteDocument, ThemeColors } from '#schemas/documents/documents.ts';
import { shapeOf } from '#schemas/fields/shape.ts';
import { contrastRatio, TEXT_CONTRAST } from '#schemas/theme/contrast.ts';
import { THEME_PAIRS } from '#schemas/theme/theme-pairs.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './contrast-table.module.css';

/** Every pair of the theme's colours that stand on each other, with how well they can be read. */
export function ContrastTable({ site }: { readonly site: SiteDocument }) {
  const message = useMessage();
  const { colors } = site.theme;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{message('settings.contrast')}</h3>
      <p className={styles.text}>{message('settings.contrast.text', { ratio: TEXT_CONTRAST })}</p>
      <ul className={styles.pairs}>
        {THEME_PAIRS.filter(([text, ground]) => areColors(colors[text], colors[ground])).map(
          ([text, ground]) => (
            <ContrastPair key={`${text} ${ground}`} colors={colors} text={text} ground={ground} />
          ),
        )}
      </ul>
    </section>
  );
}

/** What is typed for one may be none yet. */
function areColors(first: string, second: string): boolean {
  return !Number.isNaN(contrastRatio(first, second));
}

interface ContrastPairProps {
  readonly colors: ThemeColors;
  readonly text: keyof ThemeColors;
  readonly ground: keyof ThemeColors;
}

function ContrastPair({ colors, text, ground }: ContrastPairProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const labels = shapeOf('ThemeColors')?.fields;
  const name = (color: keyof ThemeColors) => labels?.[color]?.label[language] ?? color;
  const ratio = contrastRatio(colors[text], colors[ground]);
  const isReadable = ratio >= TEXT_CONTRAST;
  const Icon = isReadable ? Check : TriangleAlert;
  return (
    <li className={styles.pair}>
      <span
        className={styles.sample}
        style={{ color: colors[text], background: colors[ground] }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span>{message('settings.contrast.pair', { text: name(text), ground: name(ground) })}</span>
      <span className={isReadable ? styles.good : styles.bad}>
        <Icon size={14} aria-hidden="true" />
        {(Math.floor(ratio * 10) / 10).toFixed(1)}
        <span className={styles.verdict}>
          {message(isReadable ? 'settings.contrast.good' : 'settings.contrast.bad')}
        </span>
      </span>
    </li>
  );
}
