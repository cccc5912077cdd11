import { useEffect, useRef, useState } from 'react';
import type { ControlKind } from '#schemas/definitions/field-schema.ts';
import type { AssetKind } from '../../assets/asset-facts.tsx';
import { FocusEditor } from '../../assets/focus-editor.tsx';
import styles from '../../assets/picked-file.module.css';
import { PickedFile } from '../../assets/picked-file.tsx';
import { useOpenSite } from '../../document/store/page-editor-context.ts';
import type { ContentAsset } from '../../service/asset-api.ts';
import { useAssets } from '../../service/asset-queries.ts';
import { Button } from '../../ui/controls/button.tsx';
import disclosure from '../../ui/controls/disclosure.module.css';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { useRequestedFocus } from '../field/field-request-context.ts';
import { FieldProblems } from '../field/field-row.tsx';
import { useField } from '../field/field-source-context.ts';
import { ImageAlt } from './image-alt.tsx';
import { type EditedImage, formerAltOf, pickImage, readImage } from './picked-image.ts';

/** A picture with what is said of it. Its size comes from the file and is never typed. */
export function ImageControl({ pointer, inputId, describedBy }: ControlProps) {
  const { value, write, problems } = useField(pointer);
  const alt = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(false);
  const [replaced, setReplaced] = useState<ReplacedAlt>();
  const image = readImage(value);
  useFileFocus(pointer, inputId);
  const ofFile = problems.filter((problem) => /\/(?:src|width|height)$/.test(problem.pointer));
  useEffect(() => {
    if (!isNew.current || image === undefined) return;
    isNew.current = false;
    alt.current?.focus();
  }, [image]);
  const pick = (asset: ContentAsset) => {
    const picked = pickImage(value, asset);
    isNew.current = picked['alt'] === '';
    setReplaced({ src: asset.path, alt: formerAltOf(value, asset) });
    write(picked);
  };
  return (
    <PickedFile
      kind="image"
      inputId={inputId}
      describedBy={describedBy}
      labelledBy={labelIdOf(inputId)}
      path={image?.src}
      onPick={pick}
    >
      {ofFile.length > 0 && <FieldProblems id={`${inputId}-file`} problems={ofFile} />}
      {image && (
        <ImageAlt
          pointer={pointer}
          image={image}
          element={alt}
          former={replaced?.src === image.src ? replaced.alt : undefined}
        />
      )}
      {image && <ImageFocus pointer={pointer} image={image} />}
    </PickedFile>
  );
}

/** What was said of the picture that stood where another one stands now. */
interface ReplacedAlt {
  /** Of the new one. */
  readonly src: string;
  readonly alt: string | undefined;
}

/** What is wrong with the file itself is mended by choosing another. */
function useFileFocus(pointer: string, elementId: string): void {
  useRequestedFocus({ pointer: `${pointer}/src`, elementId, hasFields: false });
  useRequestedFocus({ pointer: `${pointer}/width`, elementId, hasFields: false });
  useRequestedFocus({ pointer: `${pointer}/height`, elementId, hasFields: false });
}

interface ImageFocusProps {
  /** Of the picture. */
  readonly pointer: string;
  readonly image: EditedImage;
}

/** What must stay visible of a picture in this place; without it the file's own point holds. */
function ImageFocus({ pointer, image }: ImageFocusProps) {
  const message = useMessage();
  const { siteId } = useOpenSite();
  const { data } = useAssets(siteId);
  const { write } = useField(`${pointer}/focus`);
  const asset = data?.find(({ path }) => path === image.src);
  if (!asset) return null;
  return (
    <details className={styles.focus}>
      <summary className={disclosure.summary}>{message('assets.focus')}</summary>
      <p className={styles.note}>
        {message(image.focus ? 'assets.focus.own' : 'assets.focus.inherited')}
      </p>
      <FocusEditor
        url={asset.thumbnailUrl ?? asset.url}
        focus={image.focus ?? asset.focus}
        onChange={write}
      />
      {image.focus && (
        <div>
          <Button onClick={() => write(undefined)}>{message('assets.focus.follow')}</Button>
        </div>
      )}
    </details>
  );
}

const KINDS: Readonly<Partial<Record<ControlKind, AssetKind>>> = {
  'video-file': 'video',
  'captions-file': 'captions',
};

/** A file by its path alone: a picture, a video or captions. */
export function FileControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write } = useField(pointer);
  return (
    <PickedFile
      kind={KINDS[schema.control] ?? 'image'}
      inputId={inputId}
      describedBy={describedBy}
      labelledBy={labelIdOf(inputId)}
      path={typeof value === 'string' && value !== '' ? value : undefined}
      onPick={(asset) => write(asset.path)}
    />
  );
}
