import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';

/** Longest side that is sent, in pixels: a page of print is read well at half of it. */
const MAX_SIDE = 2500;

/** Of JPEG, where letters show no smear yet. */
const QUALITY = 0.85;

/** A photo small enough to be sent: as it is, or drawn anew, upright. One that the browser cannot draw stays as it is. */
export async function shrinkPhoto(photo: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
    const isSmall = scale >= 1 && photo.size <= MAX_UPLOAD_BYTES;
    const drawn = isSmall ? undefined : await draw(bitmap, Math.min(scale, 1));
    bitmap.close();
    return drawn ? new File([drawn], photo.name, { type: drawn.type }) : photo;
  } catch {
    return photo;
  }
}

async function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(bitmap.width * scale), 1);
  canvas.height = Math.max(Math.round(bitmap.height * scale), 1);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // JPEG has no transparency: what shines through is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
  return blob ?? undefined;
}
