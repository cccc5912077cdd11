/** Whether the browser has what maps are drawn with; without it nothing of them need be downloaded. */
export function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
