import type { words as english } from '../en/jobs.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  kinds: {
    timedPublish: 'Terbitan berjadual',
    timedUnpublish: 'Nyahterbit berjadual',
    convertLiveToVod: 'Langsung ke VOD',
    deriveMedia: 'Bentuk gelombang dan gambar kecil',
    reaggregate: 'Pengagregatan semula',
    restoreOriginal: 'Pemulihan teks asal',
    bulkUpdate: 'Kemas kini pukal',
    sortEpisodes: 'Susunan episod',
    importContent: 'Pengimportan',
    exportContent: 'Pengeksportan',
    ingestEpg: 'Pengambilan panduan',
    undo: 'Buat asal',
  },
  marks: {
    waiting: 'Menunggu',
    underWay: 'Sedang berjalan',
    cancelled: 'Dibatalkan',
    failed: 'Gagal',
    partly: '%{n} gagal',
    done: 'Selesai',
  },
  progress: '%{done}/%{count}',
  progressLabel: 'Kemajuan: %{done} daripada %{count}',
  of: '%{kind}: %{title}',
  ofType: '%{kind} · %{type}',
  titles: '%{n} judul',
  noRecords: 'Tiada rekod status',
  noRecordsHint: 'Kemas kini pukal, susunan episod, import dan eksport dalam 24 jam terakhir dipaparkan di sini.',
  retry: 'Cuba semula',
  retried: 'Tugas itu sedang dicuba semula.',
  show: 'Tunjukkan',
  bell: 'Pemberitahuan',
  bellNew: 'Pemberitahuan: ada yang baharu',
  all: 'Semua tugas',
  ended: {
    plain: '%{kind} selesai.',
    done: '%{kind}: %{titles} selesai.',
    partly: '%{kind}: %{titles} selesai, %{n} gagal.',
    failed: '%{kind} gagal.',
    cancelled: '%{kind} dibatalkan; %{titles} selesai.',
  },
  ofTitle: {
    tab: 'Tugas',
    none: 'Tiada tugas yang menyentuh judul ini dalam 30 hari terakhir.',
    noneHint:
      'Kemas kini pukal, import, terbitan berjadual dan seumpamanya disenaraikan di sini, yang terbaharu dahulu.',
    all: 'Semua tugas judul ini',
  },
}
