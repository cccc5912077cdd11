/** Whether a drag brings files of the computer, and not a part of the page. */
export function bringsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

export function droppedFiles(transfer: DataTransfer | null): readonly File[] {
  return [...(transfer?.files ?? [])];
}
