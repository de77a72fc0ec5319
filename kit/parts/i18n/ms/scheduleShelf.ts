import type { words as english } from '../en/scheduleShelf.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Kandungan',
  tabs: {
    vod: 'VOD',
    ads: 'Iklan',
    promos: 'Promo',
  },
  search: 'Tajuk atau id',
  type: 'Jenis',
  genre: 'Genre tajuk',
  language: 'Bahasa',
  languages: {
    en: 'Inggeris',
    zh: 'Cina',
    ms: 'Melayu',
    ta: 'Bahasa Tamil',
  },
  fits: {
    gap: 'Muat jurang ini',
    rights: 'Hak sah ketika itu',
  },
  add: 'Tambah %{title}',
  added: '%{title} ditambah, %{time}',
  noGap: 'Tiada jurang pada skrin yang cukup panjang untuk %{title}',
  pickedUp: '%{title} diambil. Pergi ke tempatnya dan tampal.',
  noLength: 'tempoh tidak diketahui',
  until: 'hingga %{date}',
  used: 'digunakan %{days}',
  expired: 'tamat %{date}',
  adOf: 'Iklan, %{length}',
  adNote: 'pada kursor, atau dalam jurang pertama',
  adsAround: 'Iklan di sekeliling pilihan...',
  searching: 'Mencari...',
  short: 'Taip sedikit lagi',
  failed: 'Carian gagal. Cuba lagi.',
  nothing: 'Tiada yang sesuai',
  more: '%{count} lagi: teruskan menaip untuk mencarinya',
  from: 'dari %{date}',
}
