import type { ControlKind } from '#schemas/field-schema.ts';
import { labelIdOf } from '../fields/field-label.ts';
import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
import type { AssetKind } from './asset-kind.ts';
import { PickedFile } from './picked-file.tsx';

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
