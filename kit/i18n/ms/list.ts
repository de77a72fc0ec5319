import type { list as english } from '../en/list.ts'
import type { Words } from '../Words.ts'

export const list: Words<typeof english> = {
  rows: 'Baris',
  columns: 'Lajur',
  filter: 'Tapis',
  clearFilters: 'Kosongkan tapisan',
  clearAll: 'Kosongkan semua',
  selected: '%{smart_count} dipilih',
  range: '%{from}–%{to} daripada %{total}',
}
