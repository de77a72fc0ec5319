import type { words as english } from '../en/dates.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  days: '%{n} நாள்',
  hours: '%{n} மணி',
  hoursMinutes: '%{h} ம %{m}',
  minutes: '%{n} நிமி',
  seconds: '%{n} நொடி',
  milliseconds: '%{n} மில்லிநொடி',
  invalid: 'செல்லாத தேதி',
  none: 'தேதி இல்லை',
  inZone: '%{date}, %{zone}',
}
