/** Free times that stories show, half an hour each. */
export const slots = ['2099-03-04T15:00', '2099-03-04T15:30', '2099-03-06T09:00'].map((time) => ({
  startTime: `${time}:00.000Z`,
  endTime: new Date(Date.parse(`${time}:00.000Z`) + 30 * 60_000).toISOString(),
}));
