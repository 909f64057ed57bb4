import { load } from 'exifreader';

/** What a photo reveals beside its picture. */
export type Revealed = {
  /** Degrees north and east. */
  place?: readonly [latitude: number, longitude: number];
  device?: string;
  /** As the camera wrote it: `2026:03:20 16:00:00`. */
  taken?: string;
};

/** Reads a photo in the browser. @throws Error for a file that is no photo of a known format */
export async function readPhoto(file: File): Promise<Revealed> {
  const { exif, gps } = load(await file.arrayBuffer(), { expanded: true });
  const device = [exif?.Make, exif?.Model].flatMap((tag) => tag?.description.trim() || []);
  return {
    ...(gps?.Latitude !== undefined && gps.Longitude !== undefined && { place: [gps.Latitude, gps.Longitude] }),
    ...(device.length > 0 && { device: device.join(' ') }),
    ...(exif?.DateTimeOriginal && { taken: exif.DateTimeOriginal.description }),
  };
}
