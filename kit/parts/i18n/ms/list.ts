import type { words as english } from '../en/list.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  rows: 'Baris',
  columns: 'Lajur',
  filter: 'Tapis',
  clearFilters: 'Kosongkan penapis',
  clearAll: 'Kosongkan semua',
  selected: '%{smart_count} dipilih',
  range: '%{from}–%{to} daripada %{total}',
  noSuchType: 'Tiada senarai “%{type}” untuk anda',
  newItem: '%{type} baharu',
  statusOf: 'Status %{type}',
  tableOf: 'Senarai %{type}',
  searchPlaceholder: 'Tajuk, perihalan atau id',
  untitled: 'Tanpa tajuk',
  missingLanguages: '%{languages} tiada',
  yes: 'Ya',
  no: 'Tidak',
  apply: 'Guna',
  noMatch: 'Tiada %{type} sepadan dengan penapis ini',
  none: 'Belum ada %{types}',
  noneHint: 'Apa yang anda cipta akan muncul di sini.',
  pages: 'Halaman',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman seterusnya',
  pageNumber: 'Nombor halaman',
  ofPages: 'daripada %{pages}',
  draftChanged: 'Draf berbeza',
  flags: {
    licencePassed: 'Lesen tamat',
    partsUnavailable: 'Bahagian tiada',
    segmentsUnavailable: 'Segmen tiada',
  },
  tabs: {
    all: 'Semua',
  },
}
