import type { words as en } from '../en/teamEvents.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof en> = {
  action: 'Ambil acara',
  actionText: 'Acara pasukan daripada senarai stesen',
  inGuide: 'Buka siarannya dalam EPG',
  inGuideText: 'Siaran saluran bagi acara ini, dengan butirannya',
  noAiring: 'Tiada siaran dengan nama ini: EPG dibuka pada waktunya',
  title: 'Ambil acara %{team}',
  station: 'Stesen',
  stationText: 'Nama senarai stesen, atau alamat https. Kosong: suapan pasukan sendiri.',
  start: 'Dari',
  startText: 'Acara yang bermula sebelumnya ditinggalkan.',
  ingest: 'Ambil',
  reprocess: 'Proses semula',
  processing: 'Sedang diproses',
  cancel: 'Batalkan pemprosesan semula',
  done: '%{success} daripada %{count} acara diambil',
  failed: '%{failure} gagal',
  last: 'Kemasukan terakhir',
  unknown: 'Keadaan kemasukan terakhir tidak dapat dibaca',
  state: {
    'yet-to-start': 'Sedang diproses',
    processing: 'Sedang diproses',
    active: 'Selesai',
    failed: 'Gagal',
    inactive: 'Dibatalkan',
  },
}
