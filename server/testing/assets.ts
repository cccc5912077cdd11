// Files for tests, made as cameras and programs make them.
import sharp, { type Sharp } from 'sharp';

export type PictureType = 'png' | 'jpg' | 'webp' | 'gif' | 'avif';

export function encodeAs(image: Sharp, type: PictureType): Promise<Buffer> {
  return image.toFormat(type === 'jpg' ? 'jpeg' : type).toBuffer();
}

/** A place in Mexico City, as a phone writes it. */
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' };

export function plainPicture(width = 640, height = 320, background = '#2277aa'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A photograph that says where it was taken and which side is up. */
export function phonePhoto(width = 640, height = 320): Sharp {
  return plainPicture(width, height)
    .withExif({ IFD0: { Artist: 'Ana Secreta', Orientation: '6' }, IFD3: GPS })
    .withMetadata({ orientation: 6 });
}

export function svgDrawing(content = '<path d="M0 0h40v20"/>', width = 40): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20">${content}</svg>`;
}

/** A box of an MP4. */
export function mp4Box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** A video of a phone: its `moov` says where it was taken. */
export function phoneVideo(place = '+19.4326-099.1332/'): Buffer {
  const udta = mp4Box('udta', mp4Box('\u00a9xyz', place));
  return Buffer.concat([
    mp4Box('ftyp', 'isom\0\0\0\0isommp42'),
    mp4Box('moov', mp4Box('mvhd', Buffer.alloc(100)), mp4Box('trak', mp4Box('udta', place)), udta),
    mp4Box('mdat', Buffer.alloc(500, 7)),
  ]);
}
