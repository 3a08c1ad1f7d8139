/** Oldest supported version by the mark a browser leaves in its user agent; the first mark that fits decides. */
const rules: readonly { readonly mark: RegExp; readonly oldest: number }[] = [
  { mark: /MSIE |Trident\//, oldest: Number.POSITIVE_INFINITY },
  // Every browser on iOS runs Safari's engine, so the system's version decides.
  { mark: /(?:iPhone|iPad|iPod).*? OS (\d+)/, oldest: 15 },
  { mark: /(?:OPR|Opera)\/(\d+)/, oldest: 85 },
  { mark: /Firefox\/(\d+)/, oldest: 93 },
  { mark: /(?:Chrome|Chromium)\/(\d+)/, oldest: 99 },
  { mark: /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, oldest: 15 },
];

/** Whether the app can run here; a browser nobody knows gets the benefit of the doubt. */
export function isSupportedBrowser(userAgent: string): boolean {
  for (const { mark, oldest } of rules) {
    const found = mark.exec(userAgent);
    if (found) return Number(found[1] ?? 0) >= oldest;
  }
  return true;
}
