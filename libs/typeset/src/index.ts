export { type Block, type Drawing, type Heading, type Section, type Span, fullTitle, svgFile } from './blocks.ts';
export { parseSection } from './parse-section.ts';
export { type EpubPage, makeEpub } from './epub/make-epub.ts';
export { escape, figure, sectionBody } from './epub/xhtml.ts';
export { fontFile, sans } from './fonts.ts';
export { type SetDocument, setDocument } from './typst.ts';
