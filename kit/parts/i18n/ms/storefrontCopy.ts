import type { words as english } from '../en/storefrontCopy.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  open: 'Salin ke muka kedai lain...',
  title: 'Salin %{smart_count} baris ke muka kedai lain',
  product: 'Produk',
  search: 'Cari muka kedai atau koleksi',
  targets: 'Muka kedai dan koleksi',
  none: 'Tiada yang lain.',
  failedList: 'Senarai tidak dapat dibaca.',
  report: 'Yang tidak sesuai',
  choose: 'Pilih ke mana hendak disalin',
  waits: 'Belum ada yang boleh disalin',
  copy: 'Salin ke %{smart_count} sebagai draf',
  saved: 'Disalin; ia draf di sana.',
  fits: 'Sesuai seadanya',
  adjusted: 'Disesuaikan dengan halaman: %{fields}',
  languages: 'Tiada nama dalam %{languages}',
  lacking: '%{smart_count} tajuk tiada dalam produk itu',
  notLive: '%{smart_count} tajuk belum disiarkan di sana',
  becomesOwn: 'Dikongsi di sini; menjadi salinan sendiri di sana',
  unchecked: 'Perkhidmatan ini tidak dapat menyatakan tajuk yang ada dalam produk itu.',
}
