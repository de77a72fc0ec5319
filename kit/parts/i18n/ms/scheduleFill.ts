import type { words as english } from '../en/scheduleFill.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Isi jurang',
  open: '%{smart_count} jurang, %{length}',
  ok: 'Masukkan %{smart_count} item',
  done: '%{smart_count} item dimasukkan',
  withAds: 'Iklan untuk bakinya',
  withTitles: 'Program juga',
  runTime: 'Tempoh',
  shortest: 'Tempoh dari',
  longest: 'Tempoh hingga',
  anyLength: 'apa-apa',
  noGaps: 'Tiada jurang untuk diisi',
  reading: 'Tajuk sedang dibaca',
  nothing: 'Tiada yang sesuai',
  why: {
    bestFit: 'paling sesuai',
    remainder: 'untuk baki',
  },
  other: 'Yang lain',
  otherThan: 'Selain %{title}',
  putIn: 'Masukkan',
  putInOne: 'Masukkan %{title}',
  fillThis: 'Isi jurang ini',
  nothingFits: 'Tiada yang sesuai di sini.',
  remainder: '%{length} kekal kosong.',
  exactly: 'Tiada yang kekal kosong.',
  passedOver: 'Dilangkau: %{list}.',
  passed: {
    spacing: '%{smart_count} yang terlalu kerap diulang',
    rights: '%{smart_count} kerana haknya',
    rating: '%{smart_count} kerana penarafannya pada jam itu',
    notWanted: '%{smart_count} tidak dikehendaki',
  },
  replace: {
    title: 'Gantikan',
    ok: 'Gantikan',
    by: 'Ganti dengan %{title}',
    pick: 'Pilih %{title}',
    choose: 'Pilih tajuk',
  },
}
