/** 'HH:mm:ss' of a length in ms, begun seconds left out; hours run past 24 (specification section 9). */
export function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((value) => String(value).padStart(2, '0')).join(':')
}

/** The ms of 'HH:mm:ss' or 'HH:mm', or undefined for other text. */
export function msOfDuration(text: string): number | undefined {
  const match = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim())
  if (!match) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
}
