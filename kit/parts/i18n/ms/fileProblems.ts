import type { words as english } from '../en/fileProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  empty: 'Fail ini kosong.',
  noRows: 'Fail ini tiada baris.',
  encoding: 'Baris %{line} bukan UTF-8. Simpan fail sebagai UTF-8 dan cuba lagi.',
  zeroByte:
    'Baris %{line} mengandungi bait sifar yang tidak wujud dalam teks. Simpan fail sebagai UTF-8 dan cuba lagi.',
  hugeNumber: 'Satu nombor pada baris %{line} terlalu besar untuk disimpan.',
  quoteOpen: 'Tanda petikan yang dibuka pada baris %{line} tidak ditutup.',
  quotePlace: 'Tanda petikan pada baris %{line} tersalah tempat. Di dalam sel bertanda petikan, tulis dua kali.',
  tooManyCells: 'Baris %{line} mempunyai sel %{column}, tetapi lajurnya kurang daripada itu.',
  tooManyColumns: 'Terdapat lebih daripada %{limit} lajur.',
  columnTwice: 'Dua lajur bernama “%{column}”.',
  noColumns: 'Tiada lajur yang merupakan medan jenis ini: %{columns}.',
  rowTwice:
    'Baris data %{first} dan %{second} merujuk tajuk yang sama: kedua-duanya mempunyai “%{value}” sebagai %{column}.',
  rowTooLong: 'Kandungan yang bermula pada baris %{line} terlalu panjang untuk satu tajuk.',
  tooDeep: 'Kandungan yang bermula pada baris %{line} bersarang terlalu dalam.',
  noList: 'Baris %{line} tidak sesuai: JSON mesti satu senarai objek.',
  noObject: 'Baris %{line} bukan objek: setiap tajuk mesti satu objek.',
  json: 'JSON yang bermula pada baris %{line} tidak dapat dibaca.',
  jsonEnd: 'JSON terputus pada baris %{line}: senarainya tiada penghujung.',
}
