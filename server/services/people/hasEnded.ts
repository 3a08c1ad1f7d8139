/** Whether the time of a startup in its program is over: it has graduated or is archived. What is on hold goes on later. */
export const hasEnded = (status: string): boolean => status === 'graduated' || status === 'archived';
