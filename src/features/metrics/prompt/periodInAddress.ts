import { paths } from '#src/generated/paths.gen.ts';

interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

/** The days that a task or a mail about the figures of a startup leads to; undefined anywhere else. */
export function periodInAddress({ pathname, searchStr }: Place, startup: string) {
  const query = new URLSearchParams(searchStr);
  const [from, to] = [query.get('from'), query.get('to')];
  const isThere = pathname === paths.startupFileAnalytics({ id: startup }) && from !== null;
  return isThere ? { from, to } : undefined;
}
