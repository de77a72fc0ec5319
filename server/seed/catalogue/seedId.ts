import type { Random } from '../random.ts'

/** 1 January 2024: ids of the demo catalogue count from here, so that they are the same at every load. */
const FIRST_MS = Date.UTC(2024, 0, 1)
const MINUTE_MS = 60_000

const hex = (value: number, digits: number) => Math.floor(value).toString(16).padStart(digits, '0')

/** A UUIDv7 of the nth thing of a load; chance comes from the thing's own sequence. */
export function seedId(nth: number, random: Random): string {
  const time = hex(FIRST_MS + nth * MINUTE_MS, 12)
  const tail = hex(random() * 0x1_0000, 4) + hex(random() * 0x1_0000_0000, 8)
  const variant = hex(0x8000 + random() * 0x4000, 4)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random() * 0x1000, 3)}-${variant}-${tail}`
}
