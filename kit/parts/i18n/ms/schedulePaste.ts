import type { words as english } from '../en/schedulePaste.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Tampal baris',
  ok: 'Tambah %{smart_count} baris',
  nothing: 'Tampal baris dahulu',
  noneFits: 'Tiada baris yang boleh ditambah',
  rows: 'Baris hamparan',
  hint: 'Mula, tajuk atau id, tempoh, jenis; baris tanpa mula mengikuti baris sebelumnya.',
  line: 'Baris',
  note: 'Catatan',
  reading: 'Mencari tajuk',
  columns: {
    date: 'Tarikh',
    start: 'Mula',
    title: 'Tajuk',
    length: 'Tempoh',
    kind: 'Jenis',
  },
  problem: '%{column}: %{problem}.',
  problems: {
    unreadable: 'tidak dapat dibaca',
    missing: 'tiada',
    unknown: 'tidak dikenali',
    ambiguous: 'ada beberapa dengan nama itu',
    noLength: 'tidak diketahui, sila taip',
  },
}
