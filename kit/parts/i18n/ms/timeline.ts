import type { words as english } from '../en/timeline.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  run: '%{smart_count} item',
  runMarked: '%{smart_count} item, %{marked} perlu dilihat',
  zoomIn: 'Zum masuk',
  zoomOut: 'Zum keluar',
  inView: '%{length} dalam paparan',
  map: 'Peta hari ini',
  wholeDay: 'Sepanjang hari',
  mapHint: 'Seret untuk bergerak, klik dua kali untuk semua',
  times: '%{from} hingga %{to}',
  now: 'Sekarang',
  today: 'Hari ini',
  tomorrow: 'Esok',
  yesterday: 'Semalam',
  dayBefore: 'Hari sebelumnya',
  dayAfter: 'Hari berikutnya',
  jump: 'Lompat ke tarikh atau masa',
  unknown: 'Bukan tarikh atau masa. Cuba 21:00, esok 6:30 atau 3 Dis.',
  twice: '%{time} berlaku dua kali pada malam itu. Ini yang pertama.',
  skipped: 'Jam melangkau masa itu. Ini %{time}.',
  outside: 'Di luar %{from} hingga %{to}.',
}
