import { type RefObject, useId } from 'react';
import styles from '../../assets/picked-file.module.css';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import switches from '../controls/boolean-control.module.css';
import inputs from '../field/field-inputs.module.css';
import { useRequestedFocus } from '../field/field-request-context.ts';
import { FieldProblems } from '../field/field-row.tsx';
import { typingKeys, useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import type { EditedImage } from './picked-image.ts';

export interface ImageAltProps {
  /** Of the picture. */
  readonly pointer: string;
  readonly image: EditedImage;
  readonly element: RefObject<HTMLTextAreaElement | null>;
  /** The description of the picture that was here before, which can be had back. */
  readonly former: string | undefined;
}

/** What a picture shows, for people who do not see it, or that it shows nothing of meaning. */
export function ImageAlt({ pointer, image, element, former }: ImageAltProps) {
  const message = useMessage();
  const { write } = useField(`${pointer}/decorative`);
  return (
    <>
      {!image.isDecorative && (
        <AltText pointer={`${pointer}/alt`} element={element} former={former} />
      )}
      <label className={styles.check}>
        {message('assets.decorative')}
        <input
          type="checkbox"
          role="switch"
          className={switches.switch}
          checked={image.isDecorative}
          aria-checked={image.isDecorative}
          onChange={({ target }) => write(target.checked ? true : undefined)}
        />
      </label>
      {image.isDecorative && <p className={styles.note}>{message('assets.decorative.help')}</p>}
    </>
  );
}

type AltTextProps = Pick<ImageAltProps, 'pointer' | 'element' | 'former'>;

function AltText({ pointer, element, former }: AltTextProps) {
  const message = useMessage();
  const id = useId();
  const field = useField(pointer);
  useRequestedFocus({ pointer, elementId: id, hasFields: false });
  const isMissing = field.value === '' || field.value === undefined;
  const hasProblems = field.problems.length > 0;
  // What is wrong says what to do as well.
  const hasHelp = !(isMissing && hasProblems);
  const described = [hasHelp && `${id}-help`, hasProblems && `${id}-problems`];
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {message('assets.alt')}
      </label>
      <textarea
        ref={element}
        id={id}
        className={`${inputs.input} ${inputs.long}`}
        rows={2}
        value={typeof field.value === 'string' ? field.value : ''}
        aria-required="true"
        aria-invalid={isWrong(field.problems)}
        aria-describedby={described.filter(Boolean).join(' ')}
        // One line, however it is wrapped: documents refuse line ends here.
        onChange={({ target }) => field.type(target.value.replace(/\s*\n\s*/g, ' '))}
        {...typingKeys(field)}
      />
      {hasHelp && (
        <p id={`${id}-help`} className={styles.note}>
          {message(isMissing ? 'assets.alt.missing' : 'assets.alt.help')}
        </p>
      )}
      {hasProblems && <FieldProblems id={`${id}-problems`} problems={field.problems} />}
      {isMissing && former !== undefined && (
        <div className={styles.former}>
          <p className={styles.note}>{message('assets.alt.former', { alt: former })}</p>
          <Button
            onClick={() => {
              field.write(former);
              element.current?.focus();
            }}
          >
            {message('assets.alt.keep')}
          </Button>
        </div>
      )}
    </div>
  );
}
