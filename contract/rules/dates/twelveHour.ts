/** A 24-hour time as 12 hours (specification section 9): '00:15' is '12:15 AM', '13:05' is '1:05 PM'; other text stays. */
export function twelveHour(time: string): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === undefined) return time
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
