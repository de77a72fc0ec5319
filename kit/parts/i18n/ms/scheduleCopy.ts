import type { words as english } from '../en/scheduleCopy.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Salin %{smart_count} hari',
  ok: 'Salin %{smart_count} item',
  choose: 'Pilih destinasi',
  nothingFits: 'Tiada yang muat di situ',
  from: 'Daripada',
  chooseDays: 'Pilih hari untuk disalin',
  onto: 'Ke',
  clears: 'Kosongkan hari itu dahulu; item yang disemat kekal',
  fit: 'Laporan muat',
  fits: '%{placed} daripada %{smart_count} item mendapat tempat',
}
