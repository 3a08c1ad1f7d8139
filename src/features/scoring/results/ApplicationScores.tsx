export function ApplicationScores() { return null; }
