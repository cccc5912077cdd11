import type { ArticleSection, BlogArticleContent } from '#schemas/documents.ts';
import { Html } from '../../html/html.tsx';
import type { Sanitised } from '../../html/safe-html.ts';
import { type HeadingTag, headingTag } from '../../page/heading-tag.ts';
import { usePage } from '../../page/page-context.ts';
import { assetHref } from '../../picture/asset-href.ts';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ArticleContents, type ContentsEntry } from './article-contents.tsx';
import { ArticleHeader } from './article-header.tsx';
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
