/** Kinds that every browser draws; an SVG may hold more than a picture and is only given as a file. */
const pictureName = /\.(?:png|jpe?g|gif|webp|avif)$/i;

export const isPictureName = (name: string): boolean => pictureName.test(name);

export const isDocumentName = (name: string): boolean => /\.pdf$/i.test(name);
