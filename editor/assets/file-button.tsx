import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { droppedFiles } from '../ui/dragging/dragged-files.ts';
import { type AssetKind, acceptOf } from './asset-facts.tsx';

export interface FileButtonProps {
  readonly kind: AssetKind | undefined;
  readonly isMultiple?: boolean;
  readonly variant?: 'primary' | 'secondary';
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Opens the browser's choice of files. */
export function FileButton({
  kind,
  isMultiple = false,
  variant = 'secondary',
  onFiles,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptOf(kind)}
        multiple={isMultiple}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/**
 * Pictures of the clipboard. Where it has text as well, the text is meant: Word brings a picture of everything.
 * @param name for pictures of the screen, which all are called "image.png"
 */
export function pastedFiles(transfer: DataTransfer | null, name: string): readonly File[] {
  if (transfer?.types.includes('text/plain')) return [];
  return droppedFiles(transfer).map((file) =>
    file.name === 'image.png' ? new File([file], `${name}.png`, { type: file.type }) : file,
  );
}
