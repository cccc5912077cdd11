import type { ControlKind } from '#schemas/definitions/field-schema.ts';
import type { AssetKind } from '../../assets/asset-kind.ts';
import { PickedFile } from '../../assets/picked-file.tsx';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { useField } from '../field/field-source-context.ts';

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
