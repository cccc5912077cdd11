import type { BlogArticleContent } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { Icon } from '../../icon/icon.tsx';
import { DateLabel } from '../../page/date-label.tsx';
import { headingTag } from '../../page/heading-tag.ts';
import { useMessage, usePage } from '../../page/page-context.ts';
import styles from './blog-article.module.css';

/** What opens an article: date and reading time, title, lead. */
export function ArticleHeader({ content }: { readonly content: Sanitised<BlogArticleContent> }) {
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
  const message = useMessage();
  const key = minutes === 1 ? 'blog-article.reading-one' : 'blog-article.reading-many';
  return (
    <span className={styles.fact}>
      <Icon name="clock" size={18} />
      {message(key, { minutes })}
    </span>
  );
}
