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
  const wanted = found.toLowerCase();
  for (const name of known) {
    const score = distance(wanted, name.toLowerCase());
    if (!best || score < best.score || (score === best.score && name < best.name)) best = { name, score };
  }
  return best && best.score <= Math.max(2, Math.floor(found.length / 3)) ? best.name : undefined;
}

/** `Did you mean 'x'?`, or the list of what is known when nothing is near. */
export function suggestion(found: string, known: Iterable<string>): string {
  const names = [...known].sort();
  const near = nearestName(found, names);
  if (near) return `Did you mean '${near}'?`;
  const shown = names.slice(0, 8).map((name) => `'${name}'`);
  return shown.length === 0
    ? 'None is declared yet.'
    : `Known are ${shown.join(', ')}${names.length > 8 ? ', …' : ''}.`;
}
