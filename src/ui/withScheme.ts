/**
 * Links are stored as people type them: without a scheme they are web addresses, unless they write a mail. Other schemes
 * are none of ours: `javascript:` would run at whoever clicks.
 */
export function withScheme(link: string): string {
  return /^(https?:\/\/|mailto:)/i.test(link) ? link : `http://${link}`;
}
