import type { words as english } from '../en/products.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  menu: 'Produk: %{name}',
  current: 'Produk semasa',
  others: 'Produk lain',
  search: 'Cari produk',
  none: 'Tiada produk dengan nama itu',
  create: 'Cipta produk baharu',
  newTitle: 'Produk Baharu',
  name: 'Nama Produk',
  switchTo: 'Tukar ke %{name}',
  foreign: 'Anda tidak berhak kepada produk “%{name}”, jadi produk anda sendiri dipaparkan.',
  problems: {
    blank: 'Nama diperlukan.',
    tooLong: 'Selebih-lebihnya 80 aksara.',
    noLetter: 'Sekurang-kurangnya satu huruf atau digit.',
    badSigns: 'Sebahagian tanda ini tidak sesuai untuk nama.',
    reserved: 'Nama ini dikhaskan.',
    taken: 'Sudah ada produk dengan nama ini.',
  },
}
