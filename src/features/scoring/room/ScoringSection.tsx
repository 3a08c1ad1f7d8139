export function ScoringSection() { return null; }
