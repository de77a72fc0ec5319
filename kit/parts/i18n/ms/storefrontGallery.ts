import type { words as english } from '../en/storefrontGallery.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Tambah bekas',
  kinds: 'Jenis bekas',
  about: {
    banner: 'Satu gambar besar demi satu, selebar skrin',
    carousel: 'Gambar besar yang bertukar sendiri',
    grid: 'Kad dalam beberapa baris',
    rounded: 'Gambar bulat, seperti orang atau genre',
    regular: 'Sebaris kad dengan nama di atas',
    Collection: 'Sebaris koleksi yang boleh dibuka',
  },
  reusable: 'Bekas boleh guna semula',
  search: 'Nama bekas',
  add: 'Tambah',
  addNamed: 'Tambah %{name}',
  isThere: 'Pada tab ini',
  searching: 'Mencari...',
  short: 'Taip sedikit lagi',
  failed: 'Carian gagal. Cuba lagi.',
  none: 'Tiada bekas sedemikian',
  notRead: 'Bekas tidak dapat dibaca. Cuba lagi.',
}
