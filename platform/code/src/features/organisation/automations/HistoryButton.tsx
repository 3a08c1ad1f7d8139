/** A product without what organisations arrange otherwise keeps no history of it. */
export const HistoryButton = (): null => null;
