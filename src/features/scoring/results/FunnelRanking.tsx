export function FunnelRanking() { return null; }
