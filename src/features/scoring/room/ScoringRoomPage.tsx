export function ScoringRoomPage() { return null; }
