import type { words as english } from '../en/dates.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  days: '%{n} hari',
  hours: '%{n} jam',
  hoursMinutes: '%{h} j %{m}',
  minutes: '%{n} min',
  seconds: '%{n} saat',
  milliseconds: '%{n} milisaat',
  invalid: 'Tarikh tidak sah',
  none: 'Tiada tarikh',
  inZone: '%{date}, %{zone}',
}
