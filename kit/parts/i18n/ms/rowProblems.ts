import type { words as english } from '../en/rowProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  oneValue: 'Hanya satu nilai diterima di sini, bukan beberapa.',
  number: '“%{value}” bukan nombor.',
  boolean: '“%{value}” bukan ya dan bukan tidak.',
  date: '“%{value}” bukan tarikh yang dikenali di sini. Tulis 2026-11-24.',
  json: 'Ini bukan JSON.',
  otherProduct: 'Tajuk produk lain sudah mempunyai id luaran ini. Pilih produk itu dahulu.',
  tooLong: 'Kandungan ini lebih panjang daripada yang boleh dimuatkan oleh medan ini.',
  noParent: 'Tiada induk dengan id luaran “%{value}”. Import induk itu dahulu.',
  noName: 'Kandungan memerlukan nama.',
}
