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
  channels: {
    title: 'Salin ke saluran lain',
    ok: 'Salin ke %{smart_count} saluran',
    days: 'Hari',
    onto: 'Saluran',
    search: 'Saluran',
    choose: 'Pilih saluran',
    none: 'Tiada saluran maya lain.',
    more: '%{smart_count} lagi: cari mengikut nama',
    reading: 'Sedang membaca...',
    failed: 'Tidak disimpan',
    saving: 'Sedang menyimpan...',
    saved: 'Disimpan sebagai draf',
    open: 'Buka jadualnya',
    failing: '%{smart_count} item tidak boleh disiarkan di sana ketika itu',
    done: '%{saved} daripada %{smart_count} saluran disimpan',
  },
}
