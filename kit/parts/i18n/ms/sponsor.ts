import type { words as english } from '../en/sponsor.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  marker: 'DITAJA',
  by: 'Ditaja oleh %{name}',
  told: 'Penonton diberitahu bahawa kandungan ini ditaja',
}
