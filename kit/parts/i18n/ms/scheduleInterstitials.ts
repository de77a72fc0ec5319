import type { words as english } from '../en/scheduleInterstitials.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Selingan dinamik',
  text: 'Pelayan mencadangkan iklan, promo dan pengisi untuk masa lapang sebahagian hari. Tiada apa-apa dimasukkan sebelum anda menerimanya.',
  from: 'Dari',
  to: 'Hingga',
  kinds: 'Isi dengan',
  seconds: 'Panjang iklan',
  unsaved:
    'Cadangan mengikut apa yang disimpan. Yang bertembung dengan perubahan anda yang belum disimpan ditinggalkan.',
  asking: 'Pelayan sedang ditanya',
  whyNot: {
    unread: 'Ada masa yang tidak dapat dibaca',
    order: 'Penghujung tidak selepas permulaan',
    oneDay: 'Kedua-dua masa mesti pada satu hari UTC',
    noKind: 'Pilih bahan pengisi',
    noLength: 'Pilih panjang iklan',
  },
}
