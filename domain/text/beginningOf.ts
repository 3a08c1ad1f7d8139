/** As much as a search engine shows of a page. */
const MOST_LETTERS = 160;

/** The first words of a text in one line, whole ones: what a page says of itself to whoever finds it. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  const cut = line.slice(0, MOST_LETTERS - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
