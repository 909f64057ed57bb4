import type { SetDocument } from '@blue-peony/typeset';
import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

/** A place to write on, in points from the top left of its page. */
type Place = Record<'page' | 'x' | 'y' | 'width' | 'height', number> & { name: string };

const inset = 2;

/** The worksheets as a PDF form. Its fields are not tagged, so it is no PDF/UA. */
export async function addFields(sheets: SetDocument): Promise<Buffer> {
  const document = await PDFDocument.load(sheets.pdf('1.7'), { updateMetadata: false });
  const form = document.getForm();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, place] of (sheets.values('field') as Place[]).entries()) {
    const page = document.getPage(place.page - 1);
    const field = form.createTextField(`${index + 1}. ${place.name.replaceAll('.', '')}`);
    field.enableMultiline();
    field.addToPage(page, {
      x: place.x + inset,
      y: page.getHeight() - place.y - place.height + inset,
      width: place.width - 2 * inset,
      height: place.height - 2 * inset,
      borderWidth: 0,
      backgroundColor: rgb(0.945, 0.953, 0.992),
      font,
    });
    field.setFontSize(place.height < 30 ? 8 : 10);
  }
  return Buffer.from(await document.save());
}
