import { PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib';

/** Names of the two forms on the cover and on the title page that hold what the agency says of itself. */
export const slots = { mark: 'AgencyMark', text: 'AgencyText' };

/** A tagged text in the color of a slot; its letter gives way to the forms, the mark outside of the text. */
const slot = /(\/\w+ <<(?:(?!BDC)[^])*?>> BDC\n)((?!EMC)[^])*?0\.003921569 0\.007843138 0\.011764706 scn[^]*?EMC/;

/** Makes the places that the template left into forms, which are filled without setting the book again. */
export async function openSlots(file: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const { context } = document;
  const form = () =>
    context.register(context.flateStream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 432, 648] }));
  for (const page of document.getPages().slice(0, 2)) {
    const content = Buffer.from(decodePDFRawStream(page.node.Contents() as PDFRawStream).decode()).toString('latin1');
    if (!slot.test(content)) throw new Error('The book has no place for its agency');
    for (const name of Object.values(slots)) page.node.setXObject(PDFName.of(name), form());
    const filled = content.replace(
      slot,
      (_, tag: string) => `/Artifact BMC\n/${slots.mark} Do\nEMC\n${tag}/${slots.text} Do\nEMC`,
    );
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(filled, 'latin1'))));
  }
  return Buffer.from(await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
}
