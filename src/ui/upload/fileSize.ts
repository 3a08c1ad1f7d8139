const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A size as people say it, in their language: `12 kB`, `3.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
