const UNITS = { h: 3_600_000, m: 60_000, min: 60_000, s: 1_000 } as const

/** '1:47:00' of a length in ms; seconds that are no whole ones are cut. */
export function lengthText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** A length as people type it, in ms: '1:47:00', '1:47' (hours and minutes), '107' (minutes), '1h 47m', '90 s'. */
export function readLength(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(plain)
  if (clock) {
    const [, hours, minutes, seconds = 0] = clock
    return Number(hours) * UNITS.h + Number(minutes) * UNITS.min + Number(seconds) * UNITS.s
  }
  if (/^\d{1,5}$/.test(plain)) return Number(plain) * UNITS.min
  const parts = [...plain.matchAll(/(\d{1,5})\s*(h|min|m|s)\b/g)]
  const isWhole = parts.length > 0 && plain.replace(/(\d{1,5})\s*(h|min|m|s)\b/g, '').trim() === ''
  return isWhole
    ? parts.reduce((sum, [, value, unit]) => sum + Number(value) * UNITS[unit as keyof typeof UNITS], 0)
    : undefined
}
