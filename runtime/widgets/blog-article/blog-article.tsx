import type { ArticleSection, BlogArticleContent } from '#schemas/documents/documents.ts';
import { assetHref } from '../../assets/asset-href.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { Html } from '../../html/html.tsx';
import type { Sanitised } from '../../html/safe-html.ts';
import { DateLabel } from '../../parts/date-label.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './blog-article.module.css';

/** Sections from which on a table of contents helps. */
const MIN_CONTENTS = 2;

/**
 * An article with its date, reading time and table of contents, marked up as a schema.org Article. Its sections'
 * headings stand one level below its title's.
 */
export function BlogArticle({ id, content }: WidgetProps<BlogArticleContent>) {
  const { image, sections, headingLevel = 1 } = content;
  const heading = headingTag(headingLevel + 1);
  const entries = toEntries(id, sections);
  return (
    <article itemScope itemType="https://schema.org/Article">
      <div className={styles.opening}>
        <ArticleHeader content={content} />
        {image && (
          <div>
            <Picture
              image={image}
              className={styles.heroImage}
              sizes="(width < 1024px) 100vw, 600px"
              load="priority"
            />
            <ImageProperty src={image.src} />
          </div>
        )}
      </div>
      <div className={styles.columns}>
        {entries.length >= MIN_CONTENTS && <ArticleContents entries={entries} />}
        <div className={styles.text} itemProp="articleBody">
          {sections.map((section, index) => (
            <Section key={index} section={section} entry={entries[index]} heading={heading} />
          ))}
        </div>
      </div>
    </article>
  );
}

/** A section whose id is taken or not given goes by its number, after a dot that no id can hold. */
function toEntries(
  widgetId: string,
  sections: readonly Sanitised<ArticleSection>[],
): ContentsEntry[] {
  const ids = sections.map(({ id }) => id);
  return sections.map(({ id, heading }, index) => {
    const isOwn = id !== undefined && ids.indexOf(id) === index;
    return { id: isOwn ? `${widgetId}-${id}` : `${widgetId}.${index + 1}`, heading };
  });
}

function ImageProperty({ src }: { readonly src: string }) {
  const { assets } = usePage();
  return <link itemProp="image" href={assetHref(src, assets)} />;
}

interface SectionProps {
  readonly section: Sanitised<ArticleSection>;
  readonly entry: ContentsEntry | undefined;
  readonly heading: HeadingTag;
}

function Section({ section, entry, heading: Heading }: SectionProps) {
  const { heading, html, image } = section;
  return (
    <section id={entry?.id} className={styles.section}>
      <Heading>{heading}</Heading>
      {image && (
        <figure className={styles.figure}>
          <Picture image={image} sizes="(width < 1024px) 100vw, 680px" />
        </figure>
      )}
      <Html html={html} />
    </section>
  );
}

/** What opens an article: date and reading time, title, lead. */
function ArticleHeader({ content }: { readonly content: Sanitised<BlogArticleContent> }) {
  const { title, headingLevel = 1, date, readingMinutes, lead } = content;
  const Title = headingTag(headingLevel);
  const { name } = usePage().site;
  return (
    <header className={styles.header}>
      <p className={styles.facts}>
        <span className={styles.fact}>
          <Icon name="calendar" size={18} />
          <DateLabel date={date} itemProp="datePublished" />
        </span>
        {readingMinutes !== undefined && <ReadingTime minutes={readingMinutes} />}
      </p>
      <Title itemProp="headline">{title}</Title>
      {lead !== undefined && (
        <p className={styles.lead} itemProp="description">
          {lead}
        </p>
      )}
      <span itemProp="publisher" itemScope itemType="https://schema.org/Organization">
        <meta itemProp="name" content={name} />
      </span>
    </header>
  );
}

function ReadingTime({ minutes }: { readonly minutes: number }) {
  const message = usePageMessage();
  const key = minutes === 1 ? 'blog-article.reading-one' : 'blog-article.reading-many';
  return (
    <span className={styles.fact}>
      <Icon name="clock" size={18} />
      {message(key, { minutes })}
    </span>
  );
}

interface ContentsEntry {
  /** Element id of the section. */
  readonly id: string;
  readonly heading: string;
}

interface ArticleContentsProps {
  readonly entries: readonly ContentsEntry[];
}

/**
 * The table of contents twice, of which the stylesheet shows one: a list beside the text on desktops, a closed
 * `<details>` elsewhere, since no stylesheet can open one in every browser.
 */
function ArticleContents({ entries }: ArticleContentsProps) {
  const label = usePageMessage()('blog-article.contents');
  return (
    <>
      <details className={styles.fold}>
        <summary className={styles.summary}>{label}</summary>
        <Entries entries={entries} />
      </details>
      <nav className={styles.aside} aria-label={label}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries }: ArticleContentsProps) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, heading }, index) => (
        <li key={`${index} ${id}`}>
          <a className={styles.entry} href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
