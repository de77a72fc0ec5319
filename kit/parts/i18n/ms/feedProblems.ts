import type { words as en } from '../en/feedProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof en> = {
  notXml:
    'Ini bukan XML yang sah: ada tag atau tanda petik yang tidak ditutup, atau aksara di tempat yang tidak dibenarkan.',
  notXmltv: 'Ini bukan panduan XMLTV: ia mesti bermula dengan <tv>. Jadual mesti bermula dengan nama lajurnya.',
  cutOff: 'Fail ini tamat di tengah-tengah. Nampaknya ia terpotong semasa dihantar: dapatkan semula.',
  internalSubset:
    'DOCTYPE fail ini mentakrifkan kandungannya sendiri. Itu tidak sekali-kali diterima kerana boleh memudaratkan. Minta dihantar tanpanya.',
  entity: 'Ia menggunakan entiti selain lima entiti XML (&amp; &lt; &gt; &quot; &apos;).',
  badEncoding: 'Baitnya tidak sepadan dengan pengekodan yang dinyatakan. Minta disimpan sebagai UTF-8.',
  tooDeep: 'Elemennya bersarang lebih dalam daripada yang diperlukan oleh mana-mana panduan.',
  tooLongText: 'Ada satu teks di dalamnya yang terlalu panjang.',
  tooLongPart: 'Ada satu bahagian di dalamnya, seperti ulasan atau tag, yang melebihi sejuta aksara.',
  tooLongId: 'Ada ID saluran di dalamnya yang melebihi 250 huruf.',
  badSign:
    'Ia mengandungi aksara berkod 0 yang tidak dibenarkan dalam teks. Mungkin ia salah disimpan: minta dihantar semula.',
  tooManyAttributes: 'Ada elemen yang mempunyai lebih banyak atribut daripada yang diperlukan oleh mana-mana panduan.',
  tooManyProgrammes: 'Terlalu banyak rancangan untuk sekali masuk. Pecahkan mengikut saluran atau hari.',
  tooManyChannels: 'Terlalu banyak saluran untuk sekali masuk. Pecahkan fail ini.',
  badPacking: 'Ia tidak dapat dinyahmampat. Nampak seperti gzip, tetapi rosak.',
  badTable: 'Ini bukan jadual rancangan: ia memerlukan lajur channel, start dan title.',
  tooLarge: 'Ia melebihi 50 MB selepas dinyahmampat. Pecahkan mengikut saluran atau hari.',
}
