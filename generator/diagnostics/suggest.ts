/** Edit distance with transpositions (Damerau–Levenshtein, restricted), enough to find a typo. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The known name nearest to `found`, or undefined when none is near enough to be a likely typo. */
export function nearestName(found: string, known: Iterable<string>): string | undefined {
  let best: { name: string; score: number } | undefined;
  const wanted = found.slice(0, longestTypo).toLowerCase();
  const enough = Math.max(2, Math.floor(wanted.length / 3));
  for (const name of known) {
    // A name that much longer or shorter is no typo: most are left without counting letters.
    if (Math.abs(name.length - wanted.length) > enough) continue;
    const score = distance(wanted, name.toLowerCase());
    if (!best || score < best.score || (score === best.score && name < best.name)) best = { name, score };
  }
  return best && best.score <= enough ? best.name : undefined;
}

/** Nobody misspells more than this; a whole paragraph in the place of a name would be compared letter by letter. */
const longestTypo = 100;
/** Of so many names only some are shown and compared: a file of wrong values would else take the square of its length. */
const mostCompared = 2_000;

/** `Did you mean 'x'?`, or the list of what is known when nothing is near. */
export function suggestion(found: string, known: Iterable<string>): string {
  const all = [...known];
  const near = nearestName(found, all.length > mostCompared ? likely(found, all) : all);
  if (near) return `Did you mean '${near}'?`;
  const names = all.length > mostCompared ? all.slice(0, shownNames) : all.sort();
  const shown = names.slice(0, shownNames).map((name) => `'${name}'`);
  return shown.length === 0
    ? 'None is declared yet.'
    : `Known are ${shown.join(', ')}${all.length > shownNames ? ', …' : ''}.`;
}

const shownNames = 8;

/** Those that begin alike. */
function likely(found: string, names: readonly string[]): string[] {
  const start = found.slice(0, 2).toLowerCase();
  return names.filter((name) => name.toLowerCase().startsWith(start)).slice(0, mostCompared);
}
