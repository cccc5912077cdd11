import type { MeetTheTeamContent, TeamPerson } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './meet-the-team.module.css';

/** A biography up to this many characters stands open; a longer one waits behind its first words. */
const OPEN_BIO_LENGTH = 160;

/** The people of a team. Who has no portrait gets a monogram, so that no card has a hole. */
export function MeetTheTeam({ content }: WidgetProps<MeetTheTeamContent>) {
  const { eyebrow, heading, subheading, people, align = 'start' } = content;
  const title = headingTag(heading === undefined ? 2 : 3);
  const across = styles[`across${acrossOf(people.length)}`];
  return (
    <div className={styles[align]}>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} align={align} />
      <ul className={`${styles.people} ${across}`}>
        {people.map((person, index) => (
          <Person key={person.id ?? `${index} ${person.name}`} person={person} title={title} />
        ))}
      </ul>
    </div>
  );
}

/** People beside each other on a desktop, so that no row is left with a single one. */
function acrossOf(count: number): number {
  if (count <= 4) return count;
  return count % 4 !== 1 && count % 3 !== 0 ? 4 : 3;
}

interface PersonProps {
  readonly person: Sanitised<TeamPerson>;
  readonly title: HeadingTag;
}

function Person({ person: { name, role, image, bio }, title: Title }: PersonProps) {
  return (
    <li className={styles.person}>
      {image ? (
        <Picture
          image={image}
          className={styles.portrait}
          sizes="(width < 768px) 50vw, (width < 1024px) 33vw, 290px"
        />
      ) : (
        <span className={`${styles.portrait} ${styles.monogram}`} aria-hidden="true">
          {initialsOf(name) || <Icon name="users" size={56} />}
        </span>
      )}
      <div className={styles.copy}>
        <Title className={styles.name}>{name}</Title>
        <p className={styles.role}>{role}</p>
        {bio !== undefined && <Bio bio={bio} name={name} />}
      </div>
    </li>
  );
}

function Bio({ bio, name }: { readonly bio: string; readonly name: string }) {
  const message = usePageMessage();
  if (bio.length <= OPEN_BIO_LENGTH) return <p className={styles.bio}>{bio}</p>;
  return (
    <Disclosure
      className={styles.more}
      summary={
        <>
          {message('meet-the-team.more')}
          <span className="rb-visually-hidden"> {name}</span>
        </>
      }
    >
      <p className={styles.bio}>{bio}</p>
    </Disclosure>
  );
}

/** First letters of a name's first and last word, for who has no portrait: `ML` for María de la Luz. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(firstLetter);
  return letters.join('').toLocaleUpperCase('es');
}

function firstLetter(word = ''): string {
  return /^.\p{M}*/u.exec(word)?.[0] ?? '';
}
