import { MINIMUM_BROWSERS, UNSUPPORTED_BROWSERS } from '#domain/generated/constants.gen.ts';

/** How a browser that is not supported in any version tells its name. */
const markOf: Readonly<Record<(typeof UNSUPPORTED_BROWSERS)[number], RegExp>> = {
  'Internet Explorer': /MSIE |Trident\//,
};

/** Oldest supported version by the mark a browser leaves in its user agent; the first mark that fits decides. */
const rules: readonly { readonly mark: RegExp; readonly oldest: number }[] = [
  ...UNSUPPORTED_BROWSERS.map((name) => ({ mark: markOf[name], oldest: Number.POSITIVE_INFINITY })),
  // Every browser on iOS runs Safari's engine, so the system's version decides.
  { mark: /(?:iPhone|iPad|iPod).*? OS (\d+)/, oldest: MINIMUM_BROWSERS.ios },
  { mark: /(?:OPR|Opera)\/(\d+)/, oldest: MINIMUM_BROWSERS.opera },
  { mark: /Firefox\/(\d+)/, oldest: MINIMUM_BROWSERS.firefox },
  { mark: /(?:Chrome|Chromium)\/(\d+)/, oldest: MINIMUM_BROWSERS.chrome },
  { mark: /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, oldest: MINIMUM_BROWSERS.safari },
];

/** Whether the app can run here; a browser nobody knows gets the benefit of the doubt. */
export function isSupportedBrowser(userAgent: string): boolean {
  for (const { mark, oldest } of rules) {
    const found = mark.exec(userAgent);
    if (found) return Number(found[1] ?? 0) >= oldest;
  }
  return true;
}
