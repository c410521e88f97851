/** Minutes since the day began, of a wall time such as "09:30"; of "24:00", a day's end, all 1,440. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
