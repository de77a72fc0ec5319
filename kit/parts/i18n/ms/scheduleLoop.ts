import type { words as english } from '../en/scheduleLoop.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Gelung',
  ok: 'Tetapkan gelung',
  stale:
    'Orang lain telah mengubah gelung ini. Hari-hari telah disimpan; simpan sekali lagi untuk menggantikannya dengan gelung anda.',
  remove: 'Buang gelung',
  to: 'Hingga akhir',
  until: 'Ulang hingga',
  same: 'Gelung sudah begini',
  evenWithGaps: 'Ulang %{smart_count} jurang itu juga',
  turns: 'Berulang %{smart_count} kali',
  fails: '%{title} gagal mulai pusingan %{turn}, %{time}',
  failsAtOnce: '%{title} gagal dalam blok itu sendiri, %{time}',
  others: ', dan %{smart_count} kali lagi',
  noFailures: 'Semua hak kekal hingga tamat.',
  later: 'Mulai %{time} ia disiarkan %{length} lebih lewat mengikut jam %{zone}.',
  earlier: 'Mulai %{time} ia disiarkan %{length} lebih awal mengikut jam %{zone}.',
  breakOut: 'Keluar daripada gelung',
  breakOutHere: 'Keluar di sini',
  day: 'Hari',
  noTurns: 'Tiada pusingan gelung dalam hari yang dipaparkan.',
  from: 'Blok dari',
}
