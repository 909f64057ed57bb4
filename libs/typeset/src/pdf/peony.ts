const rings: readonly (readonly [
  petals: number,
  length: number,
  width: number,
  turn: number,
  inner: string,
  outer: string,
])[] = [
  [9, 196, 74, 4, '#0d1536', '#4666ee'],
  [9, 172, 68, 23, '#141f52', '#7f9bff'],
  [8, 146, 60, 9, '#1b2a72', '#8ea8ff'],
  [8, 120, 50, 31, '#22338a', '#a9bbff'],
  [7, 94, 42, 12, '#2d41a8', '#c3d0ff'],
  [6, 70, 34, 40, '#3f55c9', '#f7dbe6'],
  [5, 48, 26, 18, '#8c5aa0', '#fbe6ec'],
  [4, 28, 17, 0, '#b85f86', '#ffe9d6'],
];

/** The flower of the brand, drawn as paths around (x, y); `scale` 1 is about 400 points across. */
export function drawPeony(doc: PDFKit.PDFDocument, x: number, y: number, scale: number, opacity = 1): void {
  doc.save();
  doc.translate(x, y).scale(scale).opacity(opacity);
  for (const [petals, length, width, turn, inner, outer] of rings) {
    const fill = doc.linearGradient(0, 0, 0, -length);
    fill.stop(0.2, inner).stop(1, outer);
    for (let petal = 0; petal < petals; petal += 1) {
      doc.save();
      doc.rotate(turn + (360 / petals) * petal);
      doc
        .moveTo(0, 0)
        .bezierCurveTo(-width * 0.9, -length * 0.28, -width * 0.95, -length * 0.86, -width * 0.16, -length * 0.97)
        .quadraticCurveTo(0, -length * 0.9, width * 0.16, -length * 0.97)
        .bezierCurveTo(width * 0.95, -length * 0.86, width * 0.9, -length * 0.28, 0, 0)
        .fill(fill);
      doc.restore();
    }
  }
  doc.restore();
}
