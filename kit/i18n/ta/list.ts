import type { list as english } from '../en/list.ts'
import type { Words } from '../Words.ts'

export const list: Words<typeof english> = {
  rows: 'வரிசைகள்',
  columns: 'நெடுவரிசைகள்',
  filter: 'வடிகட்டி',
  clearFilters: 'வடிகட்டிகளை நீக்கு',
  clearAll: 'அனைத்தையும் நீக்கு',
  selected: '%{smart_count} தேர்வாகியுள்ளது |||| %{smart_count} தேர்வாகியுள்ளன',
  range: '%{total} இல் %{from}–%{to}',
}
