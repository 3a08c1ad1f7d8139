const darkOnly = /@media\s*\(prefers-color-scheme:\s*dark\)/g;
const bothModes = /(color-scheme(?::|"\s+content="))light dark/g;

/**
 * A mail as a mailbox of this mode draws it, whatever the browser prefers: a page in a frame is asked for the mode of the
 * browser, not for that of the frame.
 */
export function inColourMode(html: string, mode: 'light' | 'dark'): string {
  return html
    .replaceAll(darkOnly, mode === 'dark' ? '@media all' : '@media not all')
    .replaceAll(bothModes, (_, before: string) => `${before}${mode}`);
}
