/** Links are stored as people type them: without a scheme they are web addresses, unless they write a mail. */
export function withScheme(link: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(link) || link.includes('mailto:') ? link : `http://${link}`;
}
