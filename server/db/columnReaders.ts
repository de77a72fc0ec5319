import { types, type CustomTypesConfig } from 'pg'

/** Type numbers of PostgreSQL's catalogue. */
const INT8 = 20
const NUMERIC = 1700
const TIMESTAMPTZ = 1184
const DATE = 1082

/**
 * How columns become values, the same on both engines: counts as numbers, instants as the wire writes them (ISO 8601,
 * UTC, milliseconds), everything else as `pg` has it.
 */
export const columnReaders: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return types.getTypeParser(oid, 'binary')
    if (oid === INT8 || oid === NUMERIC) return Number
    if (oid === TIMESTAMPTZ) return instantOf
    if (oid === DATE) return String
    return types.getTypeParser(oid, 'text')
  },
} as CustomTypesConfig

/** '2026-11-21 10:00:00.5+00' becomes '2026-11-21T10:00:00.500Z'; the session's zone is UTC on every connection. */
function instantOf(text: string): string {
  if (text.endsWith('infinity')) return text
  const [day = '', clock = ''] = text.split(' ')
  return instantAt(day, clock)
}

/** An instant of two words, as the database writes it. */
export function instantAt(day: string, clock: string): string {
  // Two of them stand in each row of a list: 'HH:MM:SS', a fraction of one to six digits or none, '+00'.
  return `${day}T${clock.slice(0, 8)}.${clock.slice(9, -3).slice(0, 3).padEnd(3, '0')}Z`
}
