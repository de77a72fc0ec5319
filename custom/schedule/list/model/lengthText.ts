/** '1:45:00' of ms: hours, minutes and seconds, as run lists have it. */
export function lengthText(length: number): string {
  const seconds = Math.round(length / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
