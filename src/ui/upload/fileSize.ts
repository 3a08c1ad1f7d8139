/** A size as people say it, in their language: `0.1 kB`, `12 kB`, `3.4 MB`. Nobody counts bytes. */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const size = bytes / (isLarge ? 1_000_000 : 1000);
  // What is there is never shown as nothing.
  const shown = bytes > 0 ? Math.max(size, 0.1) : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: shown < 10 ? 1 : 0,
  }).format(shown);
}
