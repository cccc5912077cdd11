import type { WelcomeSearchContent } from '#schemas/documents/documents.ts';
import { usePageMessage, useSitePath } from '../../context/page-context.ts';
import { MAX_VALUE_LENGTH } from '../../data/canonical-query.ts';
import { headingTag } from '../../parts/heading-tag.ts';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './welcome-search.module.css';

/** Where a search leads that is not told otherwise (spec section 2, routes). */
const SEARCH_PAGE = '/job-search';
const SEARCH_FIELD = 'keyword';

/** Welcome with a keyword box: a plain form, which needs no script. */
export function WelcomeSearch({ content }: WidgetProps<WelcomeSearchContent>) {
  const { title, headingLevel = 1, text, image } = content;
  const Title = headingTag(headingLevel);
  return (
    <div className={styles.root}>
      <div className={styles.copy}>
        <Title>{title}</Title>
        {text !== undefined && <p className="rb-lead">{text}</p>}
        <SearchForm {...content} />
      </div>
      {image && (
        <Picture
          image={image}
          className={styles.image}
          sizes="(width >= 1224px) 508px, (width >= 1024px) 44vw, (width >= 768px) 40vw, 100vw"
          load="eager"
        />
      )}
    </div>
  );
}

type SearchFormProps = Pick<WelcomeSearchContent, 'placeholder' | 'searchPageLink' | 'searchNode'>;

/** The slash before the query belongs to the address (spec section 2, routes). */
function SearchForm(props: SearchFormProps) {
  const { searchPageLink = SEARCH_PAGE, searchNode = SEARCH_FIELD } = props;
  const action = useSitePath()(searchPageLink).replace(/\/*$/, '/');
  const message = usePageMessage();
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <label className={styles.field}>
          <span className="rb-visually-hidden">{message('welcome-search.label')}</span>
          <Icon name="search" size={22} />
          <input
            className={styles.input}
            type="search"
            name={searchNode}
            placeholder={props.placeholder ?? message('welcome-search.placeholder')}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_VALUE_LENGTH}
          />
        </label>
        <button className="rb-button" type="submit">
          {message('welcome-search.search')}
        </button>
      </form>
    </search>
  );
}
